import type {
  cannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import {
  deleteCannedAnswer,
  readCannedAnswers,
  storeCannedAnswer,
} from '../../store/canned-answer.repository.ts'
import {
  cannedAnswerOf,
  lockChangeable,
  mayChange,
  onlySupervisors,
} from './canned-answer-access.ts'

export function answerCannedAnswers(
  services: CustomerServiceServices,
): DeskHandler<typeof cannedAnswers> {
  return async (_, { staff }) => {
    const answers = await readCannedAnswers(services, staff.id)
    return { answers: answers.map((answer) => cannedAnswerOf(answer, staff)) }
  }
}

export function answerSaveCannedAnswer({
  clock,
}: CustomerServiceServices): DeskHandler<typeof saveCannedAnswer> {
  return async ({ answerId: id, title, text, isShared }, { db, staff, record }) => {
    if (id !== undefined) await lockChangeable({ db }, staff, id)
    const answer = { ...(id === undefined ? {} : { id }), title, text }
    const staffId = isShared ? undefined : staff.id
    if (!mayChange(staff, { staffId })) throw onlySupervisors()
    const changed = { at: clock.now(), by: staff.id }
    const stored = await storeCannedAnswer({ db }, { ...answer, staffId }, changed)
    record({ event: 'canned-answer-changed', objectId: stored.id, outcome: 'saved' })
    return { answer: cannedAnswerOf(stored, staff) }
  }
}

export function answerRemoveCannedAnswer(): DeskHandler<typeof removeCannedAnswer> {
  return async ({ answerId }, { db, staff, record }) => {
    await lockChangeable({ db }, staff, answerId)
    await deleteCannedAnswer({ db }, answerId)
    record({ event: 'canned-answer-changed', objectId: answerId, outcome: 'removed' })
    return {}
  }
}
