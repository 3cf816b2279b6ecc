import type { removeCannedAnswer } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { deleteCannedAnswer } from '../../store/canned-answer.repository.ts'
import { lockChangeable } from './canned-answer-access.ts'

export function answerRemoveCannedAnswer(): DeskHandler<typeof removeCannedAnswer> {
  return async ({ answerId }, { db, staff, record }) => {
    await lockChangeable({ db }, staff, answerId)
    await deleteCannedAnswer({ db }, answerId)
    record({ event: 'canned-answer-changed', objectId: answerId, outcome: 'removed' })
    return {}
  }
}
