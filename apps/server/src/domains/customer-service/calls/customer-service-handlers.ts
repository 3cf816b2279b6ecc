import type { customerServiceCalls } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
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

export function customerServiceHandlers(services: Services): Handlers<typeof customerServiceCalls> {
  return {
    customerInitAndConsultation: answerCustomerInit(services),
    userSign: answerUserSign(services),
    question: answerQuestion(services),
    zx: answerZx(services),
    userEval: answerUserEval(services),
    setCompliment: answerSetCompliment(services),
    userFile: answerUserFile(services),
    doImage: answerDoImage(services),
    queryPageMessage: answerQueryPageMessage(services),
    queryZXTime: answerQueryZXTime(services),
    queryYXTime: answerQueryYXTime(services),
    followConversation: answerFollowConversation(services),
    readMessages: answerReadMessages(services),
    leaveMessage: answerLeaveMessage(services),
    linkHistory: answerLinkHistory(services),
    shareCard: answerShareCard(services),
    stopWaiting: answerStopWaiting(services),
    endConversation: answerEndConversation(services),
  }
}
