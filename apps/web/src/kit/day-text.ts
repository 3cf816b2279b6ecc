const weekdays = ['日', '一', '二', '三', '四', '五', '六']

/** An ISO date as a deadline is told: 2026 年 12 月 21 日（周一）. */
export function dayText(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  const weekday = weekdays[new Date(`${isoDate}T00:00Z`).getUTCDay()]
  return `${year} 年 ${month} 月 ${day} 日（周${weekday}）`
}
