import { useEffect, useEffectEvent, useRef } from 'react'

/** An image code, and the pass of one that was checked, live for 120 seconds. */
const renewedAfterMs = 110_000
/** Thirty pictures an hour are the customer's: a form that nobody looks at takes none of them. */
const unattendedAtMost = 5

/**
 * Calls `renew` shortly before what began `since` (in milliseconds since 1970) dies; not while the page
 * is hidden, and after some rounds in which nobody has touched it, as soon as somebody does.
 */
export function useRenewal(since: number | undefined, renew: () => void): void {
  const unattended = useRef(0)
  const handleDue = useEffectEvent(renew)

  useEffect(() => {
    if (since === undefined) return
    const dueAt = since + renewedAfterMs
    let isDone = false

    function look() {
      if (isDone || Date.now() < dueAt || document.hidden) return
      if (unattended.current >= unattendedAtMost) return
      isDone = true
      unattended.current += 1
      handleDue()
    }
    function attend() {
      if (document.hidden) return
      unattended.current = 0
      look()
    }

    // A timer may ring a moment early.
    const timer = setTimeout(look, dueAt - Date.now() + 100)
    addEventListener('pointerdown', attend, true)
    addEventListener('keydown', attend, true)
    document.addEventListener('visibilitychange', attend)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', attend, true)
      removeEventListener('keydown', attend, true)
      document.removeEventListener('visibilitychange', attend)
    }
  }, [since])
}
