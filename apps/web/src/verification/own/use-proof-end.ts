import { useEffect, useEffectEvent, useState } from 'react'

const patienceSeconds = 15

/** How long an answer holds that came for `seconds`; one that never came is asked for again soon. */
export function secondsUntilAsked(seconds: number, isFailed: boolean): number {
  return isFailed ? Math.min(seconds + 1, patienceSeconds) : seconds + 1
}

/**
 * Asks again as soon as a proof may be over that lasted `seconds` when it was asked for: no form says for longer
 * that somebody is proven. A phone that slept asks once it is looked at, and one without a line in a moment.
 */
export function useProofEnd(seconds: number | undefined, isFailed: boolean, ask: () => void): void {
  const [round, setRound] = useState(0)
  const handleDue = useEffectEvent(() => {
    ask()
    setRound(round + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer again lasts as long again
  useEffect(() => {
    if (seconds === undefined) return
    const endsAt = Date.now() + secondsUntilAsked(seconds, isFailed) * 1000
    const look = () => {
      if (!document.hidden && Date.now() >= endsAt) handleDue()
    }
    // A timer may ring a moment early.
    const timer = setTimeout(look, endsAt - Date.now() + 100)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [seconds, isFailed, round])
}
