import type { customerServiceCalls } from '@ecenter/contract/customer-service/customer-service-calls.ts'
import type { Parts } from '../parts.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerCustomerInit } from './customer-init-and-consultation.ts'
import { answerQueryYXTime, answerQueryZXTime } from './query-hours.ts'
import { answerQuestion } from './question.ts'
import { answerUserSign } from './user-sign.ts'
import { answerZx } from './zx.ts'

export function customerServiceHandlers(parts: Parts): Handlers<typeof customerServiceCalls> {
  return {
    customerInitAndConsultation: answerCustomerInit(parts),
    userSign: answerUserSign(parts),
    question: answerQuestion(parts),
    zx: answerZx(parts),
    userEval: comingSoon,
    setCompliment: comingSoon,
    userFile: comingSoon,
    doImage: comingSoon,
    queryPageMessage: comingSoon,
    queryZXTime: answerQueryZXTime(parts),
    queryYXTime: answerQueryYXTime(parts),
    followConversation: comingSoon,
    readMessages: comingSoon,
    leaveMessage: comingSoon,
    linkHistory: comingSoon,
    shareCard: comingSoon,
    endConversation: comingSoon,
  }
}
