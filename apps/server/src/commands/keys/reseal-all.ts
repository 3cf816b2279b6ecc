import type { Keys } from '../../platform/keys/keys.ts'
import { othersIn } from '../../platform/sealed/count-sealed.ts'
import type { Holding } from './holdings.ts'

interface Asked {
  readonly keys: Keys
  readonly holdings: readonly Holding[]
  /** Told after every step how much of what there was is done. */
  readonly progress: (done: number, total: number, isLast: boolean) => void
}

/**
 * Seals everything anew that lies under another data key than the first, as often as it takes for what
 * others held at the moment. Answers the places that do not open; what was written meanwhile by who still
 * seals with an old key is left, for it never ends.
 */
export async function resealAll({ keys, holdings, progress }: Asked): Promise<readonly string[]> {
  const [number = 0] = keys.dataKeyNumbers
  const unopened = new Set<string>()
  const left = await countOthers(holdings, number)
  const total = [...left.values()].reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const [holding, count] of left) if (count > 0) await resealHolding(holding)
  if (total > 0) progress(Math.min(done, total), total, true)
  return [...unopened]

  async function resealHolding(holding: Holding): Promise<void> {
    for (let pass = 0; pass < passesAtMost; pass += 1) {
      const doneBefore = done
      for await (const step of holding.reseal()) {
        done += step.done
        for (const context of step.unopened) unopened.add(`${holding.name}: ${context}`)
        progress(Math.min(done, total), total, false)
      }
      if (done === doneBefore) return
      if (othersIn(await holding.count(), number) === 0) return
    }
  }
}

const passesAtMost = 5

async function countOthers(
  holdings: readonly Holding[],
  number: number,
): Promise<ReadonlyMap<Holding, number>> {
  const counted = new Map<Holding, number>()
  for (const holding of holdings) counted.set(holding, othersIn(await holding.count(), number))
  return counted
}
