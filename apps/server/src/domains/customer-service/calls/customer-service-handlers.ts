import type { customerServiceCalls } from '@ecenter/contract/customer-service/customer-service-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerCustomerInit } from './customer-init-and-consultation.ts'
import { answerDoImage } from './do-image.ts'
import { answerEndConversation } from './end-conversation.ts'
import { answerFollowConversation } from './follow-conversation.ts'
import { answerLeaveMessage } from './leave-message.ts'
import { answerLinkHistory } from './link-history.ts'
import { answerQueryPageMessage } from './query-page-message.ts'
import { answerQueryYXTime } from './query-yx-time.ts'
import { answerQueryZXTime } from './query-zx-time.ts'
import { answerQuestion } from './question.ts'
import { answerReadMessages } from './read-messages.ts'
import { answerSetCompliment } from './set-compliment.ts'
import { answerShareCard } from './share-card.ts'
import { answerStopWaiting } from './stop-waiting.ts'
import { answerUserEval } from './user-eval.ts'
import { answerUserFile } from './user-file.ts'
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
    userFile: answerUserFile(parts),
    doImage: answerDoImage(parts),
    queryPageMessage: answerQueryPageMessage(parts),
    queryZXTime: answerQueryZXTime(parts),
    queryYXTime: answerQueryYXTime(parts),
    followConversation: answerFollowConversation(parts),
    readMessages: answerReadMessages(parts),
    leaveMessage: answerLeaveMessage(parts),
    linkHistory: answerLinkHistory(parts),
    shareCard: answerShareCard(parts),
    stopWaiting: answerStopWaiting(parts),
    endConversation: answerEndConversation(parts),
  }
}
