/** Whole seconds until a moment of the insurer's time; 0 once it has passed. */
export function secondsUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((momentOf(moment) - now) / 1000))
}

/** `2026-11-22 10:12` in the insurer's time, in milliseconds since 1970. */
function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
}
