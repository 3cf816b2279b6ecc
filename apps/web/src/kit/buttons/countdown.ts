/** Until when, in milliseconds since 1970, so that a phone that slept wakes up with the right number. */
export interface Countdown {
  readonly seconds: number
  readonly endsAt: number
}

export function secondsLeft({ seconds, endsAt }: Countdown, now: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil((endsAt - now) / 1000)))
}

/** Of which seconds a screen reader hears: the start, the last ten, the end; not every one. */
export function announcedSeconds({ seconds }: Countdown, left: number): number {
  if (left > 10) return seconds
  return left === 0 ? 0 : Math.min(10, seconds)
}
