import type { Rejected } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { create } from 'zustand'

/**
 * How many things somebody said that have not arrived: still on their way, or not sent. They lie in memory
 * alone, so they are lost by leaving. Whoever holds them counts them here.
 */
export const useUnsent = create<{ readonly count: number }>(() => ({ count: 0 }))

/** Leaving for another site, a reload and a closed window warn while something is unsent. Answers how to stop. */
export function warnOfUnsent(): () => void {
  const stopped = new AbortController()
  addEventListener(
    'beforeunload',
    (event) => {
      if (useUnsent.getState().count > 0) event.preventDefault()
    },
    { signal: stopped.signal },
  )
  return () => stopped.abort()
}

/** Why something that signs one out is not done now; undefined where nothing would be lost. */
export async function whyNotLeave(): Promise<Rejected | undefined> {
  const { count } = useUnsent.getState()
  if (count === 0) return undefined
  const message = `会话里有 ${count} 条回复没有发出，请先重新发送或删除。`
  return { kind: 'rejected', code: resultCodes.stateChanged, message }
}
