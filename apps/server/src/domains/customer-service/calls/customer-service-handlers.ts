import type { customerServiceCalls } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { answerAskForAgent } from './ask-for-agent.ts'
import { answerCustomerInit } from './customer-init-and-consultation.ts'
import { answerEndConversation } from './end-conversation.ts'
import { answerFollowConversation } from './follow-conversation.ts'
import { answerLeaveMessage } from './leave-message.ts'
import { answerLinkHistory } from './link-history.ts'
import { answerQueryPageMessage } from './query-page-message.ts'
import { answerQuestion } from './question.ts'
import { answerRateAnswer } from './rate-answer.ts'
import { answerRateConversation } from './rate-conversation.ts'
import { answerReadChatFile } from './read-chat-file.ts'
import { answerReadMessages } from './read-messages.ts'
import { answerReadSalesHours } from './read-sales-hours.ts'
import { answerReadServiceHours } from './read-service-hours.ts'
import { answerSendChatFile } from './send-chat-file.ts'
import { answerShareCard } from './share-card.ts'
import { answerStopWaiting } from './stop-waiting.ts'
import { answerUserSign } from './user-sign.ts'

export function customerServiceHandlers(
  services: CustomerServiceServices,
): Handlers<typeof customerServiceCalls> {
  return {
    customerInitAndConsultation: answerCustomerInit(services),
    userSign: answerUserSign(services),
    question: answerQuestion(services),
    askForAgent: answerAskForAgent(services),
    rateConversation: answerRateConversation(services),
    rateAnswer: answerRateAnswer(services),
    sendChatFile: answerSendChatFile(services),
    readChatFile: answerReadChatFile(services),
    queryPageMessage: answerQueryPageMessage(services),
    readServiceHours: answerReadServiceHours(services),
    readSalesHours: answerReadSalesHours(services),
    followConversation: answerFollowConversation(services),
    readMessages: answerReadMessages(services),
    leaveMessage: answerLeaveMessage(services),
    linkHistory: answerLinkHistory(services),
    shareCard: answerShareCard(services),
    stopWaiting: answerStopWaiting(services),
    endConversation: answerEndConversation(services),
  }
}
