import { setTimeout as delay } from 'node:timers/promises'
import { resultCodes } from '../../packages/contract/src/results/result-codes.ts'

/** What whoever waits a moment and asks again gets past. */
const passing: readonly string[] = [resultCodes.dataStoreDown, resultCodes.coreDown, '']

/** A call that was refused; the empty code stands for an answer that is none of ours. */
export class Refused extends Error {
  readonly code: string

  constructor(path: string, code: string, said: string) {
    super(`${path} was refused: ${code} ${said}`)
    this.code = code
  }
}

const againMs = 500
const patienceMs = 90_000

/** Does the same again as long as only the service or the way there is at fault. */
export async function persist<Result>(act: () => Promise<Result>): Promise<Result> {
  return await untilDone(
    act,
    (error) => !(error instanceof Refused) || passing.includes(error.code),
  )
}

/** Begins anew whatever happens, as somebody does who comes back to the first page. */
export function startOver<Result>(act: () => Promise<Result>): Promise<Result> {
  return untilDone(act, () => true)
}

async function untilDone<Result>(
  act: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
): Promise<Result> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isWorthIt(error) || performance.now() > deadline) throw error
      await delay(againMs)
    }
  }
}
