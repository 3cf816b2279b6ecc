const chinaOffsetMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

/**
 * `2026-11-22 23:59` as people say until when: 今天 23:59, 明天 23:59, 11 月 24 日 23:59, and with its year
 * where that is another than now.
 */
export function untilText(moment: string, now: Date): string {
  const [day = '', time = ''] = moment.split(' ')
  if (day === dayInChina(now)) return `今天 ${time}`
  if (day === dayInChina(new Date(now.getTime() + dayMs))) return `明天 ${time}`
  const [year, month, date] = day.split('-').map(Number)
  const whole = `${month} 月 ${date} 日 ${time}`
  return dayInChina(now).startsWith(`${year}-`) ? whole : `${year} 年 ${whole}`
}

function dayInChina(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
