/** Until when, in milliseconds since 1970, so that a phone that slept wakes up with the right number. */
export interface Countdown {
  readonly seconds: number
  readonly endsAt: number
}

export function secondsLeft({ seconds, endsAt }: Countdown, now: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil((endsAt - now) / 1000)))
}

/** What a screen reader hears: the start, the last ten seconds, the end; not every second. */
export function announcementOf({ seconds }: Countdown, left: number): string {
  if (left === 0) return '可以重新获取验证码'
  return `${left > 10 ? seconds : Math.min(10, seconds)} 秒后可重新获取`
}
