const hour = 3600
const day = 24 * hour

/** Whole seconds until a moment of the insurer's time; 0 once it has passed. */
export function secondsUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((momentOf(moment) - now) / 1000))
}

/** Counted down only on the last day: before that the date says more. */
export function isLastDay(seconds: number): boolean {
  return seconds < day
}

/** 23:14, or 3:05:09 where there are hours. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds)
  const pair = (count: number) => String(count).padStart(2, '0')
  const clock = `${pair(minutes)}:${pair(rest)}`
  return hours === 0 ? clock : `${hours}:${clock}`
}

/** The same for a screen reader: 23 分 14 秒. */
export function spokenTime(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds)
  return `${hours === 0 ? '' : `${hours} 小时 `}${minutes} 分 ${rest} 秒`
}

function partsOf(seconds: number): readonly [hours: number, minutes: number, seconds: number] {
  return [Math.floor(seconds / hour), Math.floor((seconds % hour) / 60), seconds % 60]
}

/** `2026-11-22 10:12` in the insurer's time, in milliseconds since 1970. */
function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
}
