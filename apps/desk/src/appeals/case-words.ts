import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { DeskCaseRow } from '@ecenter/contract/appeals/desk/desk-case.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

export const kindNames: Readonly<Record<AppealKind, string>> = {
  objection: '理赔异议',
  complaint: '服务投诉',
}

/** An answer that is owed within so many days is marked. */
const soonDays = 3

/** What is left of the days within which an answer is owed. */
export function daysLeftOf({ daysLeft }: Pick<DeskCaseRow, 'daysLeft'>): {
  readonly tone: BadgeTone
  readonly word: string
} {
  if (daysLeft === undefined) return { tone: 'success', word: '已答复' }
  if (daysLeft < 0) return { tone: 'danger', word: `已超 ${-daysLeft} 天` }
  if (daysLeft === 0) return { tone: 'danger', word: '今天到期' }
  return { tone: daysLeft <= soonDays ? 'warning' : 'neutral', word: `剩 ${daysLeft} 天` }
}
