/** An ISO date within a sentence: 11 月 23 日, and with its year where that is another than this one. */
export function shortDay(isoDate: string, now = new Date()): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  const words = `${month} 月 ${day} 日`
  return year === now.getFullYear() ? words : `${year} 年 ${words}`
}
