import type { chatDeskCalls } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { answerAnswerLeft } from './answer-left.ts'
import { answerAskForProof } from './ask-for-proof.ts'
import { answerCannedAnswers } from './canned/canned-answers.ts'
import { answerChatLabels, answerSaveChatLabel } from './canned/chat-labels.ts'
import { answerRemoveCannedAnswer } from './canned/remove-canned-answer.ts'
import { answerSaveCannedAnswer } from './canned/save-canned-answer.ts'
import { answerChatFile } from './chat-file.ts'
import { answerCloseChat } from './close-chat.ts'
import { answerFollowChats } from './follow-chats.ts'
import { answerListChats } from './list-chats.ts'
import { answerListClosedChats } from './list-closed-chats.ts'
import { answerNoteChat } from './note-chat.ts'
import { answerOpenSharedCard } from './open-shared-card.ts'
import { answerReadChat } from './read-chat.ts'
import { answerReadChatUpTo } from './read-chat-up-to.ts'
import { answerSendToChat } from './send-to-chat.ts'
import { answerTagChat } from './tag-chat.ts'
import { answerTakeChat } from './take-chat.ts'
import { answerTakeNext } from './take-next.ts'
import { answerTakeOverChat } from './take-over-chat.ts'
import { answerGiveChatTo } from './team/give-chat-to.ts'
import { answerListColleagues } from './team/list-colleagues.ts'
import { answerSetAvailability } from './team/set-availability.ts'
import { answerSuperviseChats } from './team/supervise-chats.ts'
import { answerTransferChat } from './team/transfer-chat.ts'
import { answerWrapUpChat } from './wrap-up-chat.ts'

export function chatDeskHandlers(
  services: CustomerServiceServices,
): DeskHandlers<typeof chatDeskCalls> {
  return {
    listChats: answerListChats(services),
    readChat: answerReadChat(services),
    followChats: answerFollowChats(services),
    takeChat: answerTakeChat(services),
    takeNext: answerTakeNext(services),
    takeOverChat: answerTakeOverChat(services),
    sendToChat: answerSendToChat(services),
    transferChat: answerTransferChat(services),
    noteChat: answerNoteChat(services),
    closeChat: answerCloseChat(services),
    readChatUpTo: answerReadChatUpTo(services),
    cannedAnswers: answerCannedAnswers(services),
    saveCannedAnswer: answerSaveCannedAnswer(services),
    removeCannedAnswer: answerRemoveCannedAnswer(),
    chatFile: answerChatFile(services),
    openSharedCard: answerOpenSharedCard(services),
    askForProof: answerAskForProof(services),
    answerLeft: answerAnswerLeft(services),
    setAvailability: answerSetAvailability(services),
    listColleagues: answerListColleagues(services),
    giveChatTo: answerGiveChatTo(services),
    superviseChats: answerSuperviseChats(services),
    wrapUpChat: answerWrapUpChat(services),
    tagChat: answerTagChat(services),
    chatLabels: answerChatLabels(services),
    saveChatLabel: answerSaveChatLabel(),
    listClosedChats: answerListClosedChats(services),
  }
}
