import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { answerBy } from '../../customer-service/hours/answer-by.ts'
import {
  type OwedAnswer,
  owedAnswers,
  owedByAll,
} from '../../customer-service/store/owed-answers.ts'
import { byMoment, dueFirst } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'
import { countedByOwner, isOfOwner, type OwnedSource, unownedFirst } from './owned-source.ts'

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

/** The same of everybody, with who has each. */
export const chatsOfTeam: OwnedSource = {
  kind: 'chat',
  async countByOwner(services, { now }) {
    const owed = await owedByAll(services)
    return countedByOwner(
      owed.map((each) => ({
        ownerId: each.staffId,
        ...byMoment(answerBy(services.settings, each)),
      })),
      now,
    )
  },
  async list(services, { owner, limit }) {
    const due = (await owedByAll(services))
      .filter(({ staffId }) => isOfOwner(staffId, owner))
      .map((each) => ({
        each,
        isUnowned: each.staffId === undefined,
        ...byMoment(answerBy(services.settings, each)),
      }))
    return unownedFirst(due)
      .slice(0, limit)
      .map(({ each, ...when }) => ({
        ...rowOf(each),
        ...when,
        // Whose answer it is says its owner, not its words.
        ...(each.status === 'person' && { what: '等客服回复' }),
        ...(each.status === 'message-left' && { whyNotGiven: '留言不用分，在岗的客服都可以答复' }),
        ownerId: each.staffId,
      }))
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
