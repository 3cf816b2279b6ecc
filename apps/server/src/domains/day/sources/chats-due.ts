import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { answerBy } from '../../customer-service/hours/answer-by.ts'
import { type OwedAnswer, owedAnswers } from '../../customer-service/store/owed-answers.ts'
import { byMoment, dueFirst } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Customers who wait for words: few at a time, so they are put in order here. */
export const chatsDue: DaySource = {
  kind: 'chat',
  isOwn: true,
  async count(services, { staff, now }) {
    const owed = await owedAnswers(services, staff.id)
    const late = owed.filter((each) => answerBy(services.settings, each) <= now)
    return { total: owed.length, late: late.length }
  },
  async list(services, { staff, limit }) {
    const owed = await owedAnswers(services, staff.id)
    const due = owed.map((each) => ({ each, ...byMoment(answerBy(services.settings, each)) }))
    return dueFirst(due)
      .slice(0, limit)
      .map(({ each, ...when }) => ({ ...rowOf(each), ...when }))
  },
}

function rowOf({ status, open }: OwedAnswer): Omit<DayRow, 'dueAt'> {
  const { id, username } = open()
  return {
    kind: 'chat',
    id,
    what: words[status] ?? '等待回复',
    masked: username,
    number: tailOf(id),
  }
}

const words: Partial<Record<OwedAnswer['status'], string>> = {
  person: '等您回复',
  queued: '排队等人工',
  'message-left': '留言等答复',
}

/** As colleagues call a conversation. */
function tailOf(id: string): string {
  return `会话 ${id.slice(-4).toUpperCase()}`
}
