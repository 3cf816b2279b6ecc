import { useEffect, useState } from 'react'
import { announcedSeconds, type Countdown, secondsLeft } from './countdown.ts'

export interface RunningCountdown {
  /** 0 before the start and after the end. */
  readonly left: number
  readonly hasStarted: boolean
  /** For a live region: changes at whole steps only, and is absent before the start. */
  readonly announced: number | undefined
  readonly start: (seconds?: number) => void
}

/** Counts down to the moment when a code may be asked for again; `startsAtOnce` where one was just sent. */
export function useCountdown(seconds: number, { startsAtOnce = false } = {}): RunningCountdown {
  const [countdown, setCountdown] = useState<Countdown | undefined>(() =>
    startsAtOnce ? { seconds, endsAt: Date.now() + seconds * 1000 } : undefined,
  )
  const [now, setNow] = useState(Date.now)
  const left = countdown ? secondsLeft(countdown, now) : 0
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(from = seconds) {
    const begin = Date.now()
    setNow(begin)
    setCountdown({ seconds: from, endsAt: begin + from * 1000 })
  }

  return {
    left,
    hasStarted: countdown !== undefined,
    announced: countdown && announcedSeconds(countdown, left),
    start,
  }
}
