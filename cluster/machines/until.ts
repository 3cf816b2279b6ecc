import { setTimeout as delay } from 'node:timers/promises'

const lookEveryMs = 50

/** Waits for something that becomes true by itself; throws, naming it, when it does not in time. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`in vain: ${what}`)
    await delay(lookEveryMs)
  }
}
