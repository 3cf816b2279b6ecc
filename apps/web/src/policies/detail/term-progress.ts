import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'

type Term = Pick<PolicyDetail, 'startDate' | 'startTime' | 'endDate' | 'status'>

export interface TermProgress {
  /** How much of the term has passed, from 0 to 1. */
  readonly share: number
  /** The bar in words, for those who hear it. */
  readonly label: string
  /** Between the two dates below the bar. */
  readonly middle: string
}

const dayMs = 86_400_000
const chinaOffsetMs = 8 * 3_600_000

/** Both the first and the last day are covered, in China's time. */
export function termProgress(
  { startDate, startTime, endDate, status }: Term,
  now: Date,
): TermProgress {
  const today = Math.floor((now.getTime() + chinaOffsetMs) / dayMs)
  const first = Date.parse(startDate) / dayMs
  const last = Date.parse(endDate) / dayMs
  const passed = today - first
  const left = last - today + 1
  switch (status) {
    case 'not-started':
      return { share: 0, ...untilStart(-passed, startTime) }
    case 'in-force':
      return {
        share: passed / (last - first + 1),
        label: `已保障 ${passed} 天，还剩 ${left} 天`,
        middle: `还剩 ${left} 天`,
      }
    case 'expired':
      return { share: 1, label: '保障已到期', middle: '已到期' }
    case 'cancelled':
      return { share: 1, label: '保单已退保', middle: '已退保' }
  }
}

function untilStart(days: number, time?: string): Pick<TermProgress, 'label' | 'middle'> {
  const when = days > 0 ? `${days} 天后` : `今天 ${time} `
  return { label: `${when}开始保障`, middle: `${when}生效` }
}
