import { microBatch } from '../database/micro-batch.ts'
import type { Counted, CounterStore } from './counter-store.ts'

export interface Hit {
  readonly key: string
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

/** Counters of which requests that come together share one question. */
export interface SharedCounting {
  /** Counts one, and answers its turn: of 200 at once only one is the first. */
  hit(one: Hit): Promise<number>
  /** What each of a list stands at. */
  readAll(keys: readonly string[]): Promise<readonly (Counted | undefined)[]>
}

export function sharedCounting(store: CounterStore, now: () => Date): SharedCounting {
  return {
    hit: microBatch((hits: readonly Hit[]) => countHits(store, hits, now())),
    readAll: microBatch(async (lists: readonly (readonly string[])[]) => {
      const counted = await store.read(lists.flat(), now())
      return lists.map((keys) => keys.map((key) => counted.get(key)))
    }),
  }
}

/** Counts hits that came together in one step, and answers the turn of each. */
export async function countHits(
  store: CounterStore,
  hits: readonly Hit[],
  now: Date,
): Promise<number[]> {
  const sizes = new Map<string, { size: number; expiresAt: Date }>()
  const turns = hits.map(({ key, expiresAt }) => {
    const size = (sizes.get(key)?.size ?? 0) + 1
    sizes.set(key, { size, expiresAt })
    return size
  })
  // Every process takes the counters in the same order, so that none waits for another in a circle.
  const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
  const totals = await store.count(
    rows.map(([key, { size, expiresAt }]) => ({ key, size, expiresAt })),
    now,
  )
  const before = new Map(rows.map(([key, { size }], at) => [key, (totals[at] ?? 0) - size]))
  return hits.map(({ key }, at) => (before.get(key) ?? 0) + (turns[at] ?? 0))
}
