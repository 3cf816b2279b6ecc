import { reportDaysAtMost } from '@ecenter/contract/figures/desk/figures-at-desk.ts'

/** Of which days a report tells; `own` are chosen one by one. */
export const periodNames = {
  today: '今天',
  week: '近 7 天',
  days: '近 30 天',
  month: '本月',
  own: '自己选',
} as const
export type PeriodName = keyof typeof periodNames

/** ISO dates in China, both of them whole. */
export interface Period {
  readonly from: string
  readonly to: string
}

export function periodOf(name: Exclude<PeriodName, 'own'>, today: string): Period {
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: daysBefore(today, 6), to: today }
    case 'days':
      return { from: daysBefore(today, 29), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
  }
}

/** What is wrong with days that somebody chose, said at its field. */
export function faultOf({ from, to }: Period): { from?: string; to?: string } | undefined {
  if (from === '') return { from: '请选择开始日期' }
  if (to === '') return { to: '请选择结束日期' }
  if (to < from) return { to: '结束日期在开始日期之前，请重新选择' }
  if (daysBefore(to, reportDaysAtMost - 1) > from) return { to: '一次最多看一年，请把日期选近一些' }
  return undefined
}

function daysBefore(day: string, days: number): string {
  const moved = new Date(day)
  moved.setUTCDate(moved.getUTCDate() - days)
  return moved.toISOString().slice(0, 10)
}
