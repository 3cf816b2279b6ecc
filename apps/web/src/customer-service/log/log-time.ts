const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const chinaOffsetMs = 8 * 60 * minuteMs
/** What is said within this of what was said before needs no time of its own. */
const silentMs = 5 * minuteMs

/** Whether a time stands above a message of `at`, after one of `before`. */
export function hasTimeLine(before: string | undefined, at: string): boolean {
  return before === undefined || Math.abs(msOf(at) - msOf(before)) >= silentMs
}

/** `2026-11-16 08:30` as people say it: 今天 08:30, 昨天 08:30, 11 月 16 日 08:30. */
export function timeText(at: string, now: Date): string {
  const [day = '', time = ''] = at.split(' ')
  return `${dayName(day, now)} ${time}`
}

function dayName(day: string, now: Date): string {
  if (day === chinaDay(now.getTime())) return '今天'
  if (day === chinaDay(now.getTime() - dayMs)) return '昨天'
  const [year, month, date] = day.split('-').map(Number)
  const isThisYear = day.startsWith(chinaDay(now.getTime()).slice(0, 4))
  return `${isThisYear ? '' : `${year} 年 `}${month} 月 ${date} 日`
}

function chinaDay(ms: number): string {
  return new Date(ms + chinaOffsetMs).toISOString().slice(0, 10)
}

function msOf(at: string): number {
  return Date.parse(`${at.replace(' ', 'T')}Z`)
}
