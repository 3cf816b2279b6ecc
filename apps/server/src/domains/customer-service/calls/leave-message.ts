import type { leaveMessage } from '@ecenter/contract/customer-service/service-calls.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { promiseOf } from '../hours/promise.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Conversation } from '../store/conversation.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { sayAsCustomer, sayNotice } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Stores what a customer leaves, for whoever is there first; what is left twice waits since the first time. */
export function answerLeaveMessage(
  services: CustomerServiceServices,
): Handler<typeof leaveMessage> {
  return async ({ signid, content: text, mobile }, visitor) => {
    const { requestId, commit } = visitor.submission
    const { object } = await provenPhone(services, visitor, mobile)
    await limitMessages(services, visitor)
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const at = services.clock.now()
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      refuseWhileServed(within, conversation, at)
      const turn = { services: within, record, conversation }
      const hasLeft = conversation.status === 'message-left'
      const since = (hasLeft && conversation.queuedAt) || at
      const phoneKey = object.customerKey
      const change = { status: 'message-left', queuedAt: since, phoneKey, mobile } as const
      await changeConversation(within, conversation, change, at)
      const promise = promiseOf(services.settings, since)
      const notice = `留言已收到，我们在 ${promise}回复您，并发短信到 ${maskMobile(mobile)}。`
      const said = [await sayAsCustomer(turn, requestId, text), await sayNotice(turn, notice)]
      const subject = phoneKey.toString('hex')
      record({ event: 'message-left', objectId: conversation.id, subject, outcome: 'left' })
      return changeOf(within, visitor, conversation, said)
    })
  }
}

/** Who can be answered at once leaves no message. */
function refuseWhileServed(
  { settings: { consultHours } }: Pick<Services, 'settings'>,
  { status }: Pick<Conversation, 'status'>,
  at: Date,
): void {
  if (status === 'person') {
    throw stateChanged('客服正在为您服务，请直接发送。')
  }
  if (status === 'robot' && serviceHoursAt(consultHours, at).isOpen) {
    throw stateChanged('人工客服现在在线，请点“转人工”。')
  }
}
