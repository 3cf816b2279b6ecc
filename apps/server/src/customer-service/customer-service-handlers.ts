import type { customerServiceCalls } from '@ecenter/contract/customer-service/customer-service-calls.ts'
import type { Parts } from '../parts.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerCustomerInit } from './customer-init-and-consultation.ts'
import { answerEndConversation } from './end-conversation.ts'
import { answerFollowConversation } from './follow-conversation.ts'
import { answerLinkHistory } from './link-history.ts'
import { answerQueryYXTime, answerQueryZXTime } from './query-hours.ts'
import { answerQueryPageMessage } from './query-page-message.ts'
import { answerQuestion } from './question.ts'
import { answerReadMessages } from './read-messages.ts'
import { answerSetCompliment } from './set-compliment.ts'
import { answerUserEval } from './user-eval.ts'
import { answerUserSign } from './user-sign.ts'
import { answerZx } from './zx.ts'

export function customerServiceHandlers(parts: Parts): Handlers<typeof customerServiceCalls> {
  return {
    customerInitAndConsultation: answerCustomerInit(parts),
    userSign: answerUserSign(parts),
    question: answerQuestion(parts),
    zx: answerZx(parts),
    userEval: answerUserEval(parts),
    setCompliment: answerSetCompliment(parts),
    userFile: comingSoon,
    doImage: comingSoon,
    queryPageMessage: answerQueryPageMessage(parts),
    queryZXTime: answerQueryZXTime(parts),
    queryYXTime: answerQueryYXTime(parts),
    followConversation: answerFollowConversation(parts),
    readMessages: answerReadMessages(parts),
    leaveMessage: comingSoon,
    linkHistory: answerLinkHistory(parts),
    shareCard: comingSoon,
    endConversation: answerEndConversation(parts),
  }
}
