const weekdays = ['日', '一', '二', '三', '四', '五', '六']

/** An ISO date as a deadline is told: 2026 年 12 月 21 日（周一）. */
export function dayText(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日（${weekdayOf(isoDate)}）`
}

/** A day of these weeks on a small tile: 12-21 周一. */
export function shortDayText(isoDate: string): string {
  return `${isoDate.slice('2026-'.length)} ${weekdayOf(isoDate)}`
}

function weekdayOf(isoDate: string): string {
  return `周${weekdays[new Date(`${isoDate}T00:00Z`).getUTCDay()]}`
}
