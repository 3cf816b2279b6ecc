import { setTimeout as sleep } from 'node:timers/promises'
import { applyPage } from './apply-event.ts'
import type { CoreParts } from './core-parts.ts'
import { tellRows } from './tell-rows.ts'

/** Rows become due by themselves; looking costs nothing. */
const lookEveryMs = 100
const restAfterTroubleMs = 1000

/** Takes in events and tells rows, side by side, until it is stopped. Where nobody answers it asks again a second later. */
export async function runCore(
  parts: CoreParts,
  stop: AbortSignal,
  tell: (line: string) => void,
): Promise<void> {
  await Promise.all([
    again(() => readPage(parts, stop)),
    again(async () => {
      await tellRows(parts)
      await rest(lookEveryMs)
    }),
  ])

  async function again(work: () => Promise<unknown>): Promise<void> {
    while (!stop.aborted) {
      try {
        await work()
      } catch (error) {
        if (stop.aborted) return
        tell(error instanceof Error ? error.message : String(error))
        await rest(restAfterTroubleMs)
      }
    }
  }

  async function rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Takes in the next page of the feed. Gives whether there was anything in it. */
export async function readPage(
  { state, books, api, clock }: CoreParts,
  stop?: AbortSignal,
): Promise<boolean> {
  const asked = state.now().after
  const page = await api.events(asked, stop)
  // Whoever watches may have had it read anew meanwhile.
  if (page.events.length === 0 || state.now().after !== asked) return false
  state.change((before) => applyPage(before, books, page, clock()))
  return true
}
