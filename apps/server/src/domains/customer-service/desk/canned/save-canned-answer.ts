import type { saveCannedAnswer } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { storeCannedAnswer } from '../../store/canned-answer.repository.ts'
import {
  cannedAnswerOf,
  lockChangeable,
  mayChange,
  onlySupervisors,
} from './canned-answer-access.ts'

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
