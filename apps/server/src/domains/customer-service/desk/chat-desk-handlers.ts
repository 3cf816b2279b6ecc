import type { chatDeskCalls } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  fieldRefused,
  nothingFound,
  stateChanged,
  tooManyLookups,
} from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { keepAtDesk } from '../store/agent.repository.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { readLabels, storeTags, tagsOf } from '../store/chat-label.repository.ts'
import {
  conversationTopic,
  lockConversation,
  queueTopic,
} from '../store/conversation.repository.ts'
import { lockNextInQueue } from '../store/queue.ts'
import { readSaidAt } from '../store/read-said.ts'
import { say } from '../store/say.ts'
import { storeNote } from '../store/staff-note.repository.ts'
import { aboutChat } from './about-chat.ts'
import { agentOnChat } from './agent-on-chat.ts'
import { answerAnswerLeft } from './answer-left.ts'
import { answerAskForProof } from './ask-for-proof.ts'
import {
  answerCannedAnswers,
  answerRemoveCannedAnswer,
  answerSaveCannedAnswer,
} from './canned/canned-answers.ts'
import { answerChatLabels, answerSaveChatLabel } from './canned/chat-labels.ts'
import {
  hasEnded,
  isOwn,
  lockOwnChat,
  lockReadableChat,
  notYours,
  readableChat,
} from './chat-access.ts'
import { chatListsOf } from './chat-lists.ts'
import { deskMessageOf } from './desk-message-of.ts'
import { answerFollowChats } from './follow-chats.ts'
import { answerListClosedChats } from './list-closed-chats.ts'
import { answerOpenSharedCard } from './open-shared-card.ts'
import { answerReadChat, chatNoteOf } from './read-chat.ts'
import { answerSendFileToChat } from './send-file-to-chat.ts'
import { storeWrapUp } from './store-wrap-up.ts'
import { answerListColleagues, answerSetAvailability } from './team/availability.ts'
import { answerGiveChatTo, answerTransferChat, giveChat } from './team/give-chat.ts'
import { needOwnRoom } from './team/room-for-one.ts'
import { staffNotices } from './team/staff-notices.ts'
import { answerSuperviseChats } from './team/supervise-chats.ts'

export function chatDeskHandlers(
  services: CustomerServiceServices,
): DeskHandlers<typeof chatDeskCalls> {
  return {
    /** Other pages of the desk ask every few seconds: whoever has them open has not left their customers. */
    async listChats(_, { staff }) {
      await keepAtDesk(services, staff.id, services.clock.now())
      return chatListsOf(services, staff)
    },
    readChat: answerReadChat(services),
    followChats: answerFollowChats(services),
    /** Two who take it at once are judged one after the other: the second finds that it was taken. */
    async takeChat({ chatId }, { db, staff, record }) {
      const store = { ...services, db }
      const conversation = await lockConversation(store, chatId)
      if (conversation === undefined) throw notYours()
      const { status, agentName } = conversation
      if (isOwn(staff, conversation)) return {}
      if (status === 'person') throw isTaken(agentName)
      if (status === 'ended') throw hasEnded()
      if (status !== 'queued') throw notYours()
      await needOwnRoom(store, staff.id)
      await giveChat(store, conversation, staff, staffNotices.taken)
      record({ event: 'chat-taken', objectId: chatId, outcome: 'chosen' })
      return {}
    },
    async takeNext(_, { db, staff, record }) {
      const store = { ...services, db }
      await needOwnRoom(store, staff.id)
      const conversation = await lockNextInQueue(store)
      if (conversation === undefined) return {}
      await giveChat(store, conversation, staff, staffNotices.taken)
      record({ event: 'chat-taken', objectId: conversation.id, outcome: 'next' })
      return { chatId: conversation.id }
    },
    async takeOverChat({ chatId }, { db, staff, record }) {
      const store = { ...services, db }
      const conversation = await lockReadableChat(store, staff, chatId)
      if (isOwn(staff, conversation)) return {}
      if (conversation.status === 'ended') throw hasEnded()
      if (conversation.status !== 'person') throw notYours()
      await giveChat(store, conversation, staff, staffNotices.takenOver, 'taken-over')
      record({ event: 'chat-taken', objectId: chatId, outcome: 'taken over' })
      return {}
    },
    async sendToChat({ chatId, content, sentAs }, { db, staff, record }) {
      const store = { ...services, db }
      const conversation = await lockOwnChat(store, staff, chatId)
      const { agentName, agentNumber } = conversation
      const said = await say(
        store,
        conversation,
        {
          from: 'agent',
          content: { kind: 'text', text: content, links: [] },
          sentAs,
          staffId: staff.id,
          agentName,
          agentNumber,
        },
        services.clock.now(),
      )
      record({ event: 'chat-said', objectId: chatId, outcome: 'said' })
      return { message: deskMessageOf(said, new Map([[staff.id, staff.name]])) }
    },
    sendFileToChat: answerSendFileToChat(services),
    transferChat: answerTransferChat(services),
    async noteChat({ chatId, text }, { db, staff, record }) {
      const store = { ...services, db }
      await lockReadableChat(store, staff, chatId)
      const at = services.clock.now()
      const note = await storeNote(store, chatId, { at, staffId: staff.id, text })
      record({ event: 'chat-noted', objectId: chatId, outcome: 'noted' })
      return { note: chatNoteOf(note, new Map([[staff.id, staff.name]])) }
    },
    async closeChat({ chatId, ...wrapUp }, { db, staff, record }) {
      const store = { ...services, db }
      const conversation = await lockOwnChat(store, staff, chatId)
      const now = services.clock.now()
      await say(store, conversation, staffNotices.closed(await agentOnChat(store, staff)), now)
      await changeConversation(store, conversation, { status: 'ended', endedAt: now }, now)
      await storeWrapUp(store, conversation, { ...wrapUp, by: staff.id }, now)
      record({ event: 'conversation-ended', objectId: chatId, outcome: 'by staff' })
      return {}
    },
    async readChatUpTo({ chatId, seq }, { db, staff }) {
      const store = { ...services, db }
      const conversation = await lockOwnChat(store, staff, chatId)
      const readByStaff = Math.min(seq, conversation.lastSeq)
      const { arrivedAs, changedAt } = conversation
      if (readByStaff <= conversation.readByStaff && arrivedAs === undefined) return {}
      const read = { readByStaff: Math.max(readByStaff, conversation.readByStaff), arrivedAs: null }
      await changeConversation(store, conversation, read, changedAt)
      return {}
    },
    cannedAnswers: answerCannedAnswers(services),
    saveCannedAnswer: answerSaveCannedAnswer(services),
    removeCannedAnswer: answerRemoveCannedAnswer(),
    async chatFile({ chatId, seq }, { staff, trace }) {
      const conversation = await readableChat(services, staff, chatId)
      const said = await readSaidAt(services, conversation, seq)
      if (said?.content.kind !== 'file') throw nothingFound()
      if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的文件太多，请稍后再看。')
      }
      // Told first: nobody sees a file of which there is no trace.
      const whose = await aboutChat(services, conversation)
      await trace({ event: 'chat-file-read', ...whose, outcome: `seq ${seq}` })
      const { fileId, mediaType } = said.content
      const bytes = await services.files.read({ customerKey: Buffer.alloc(0), id: fileId })
      return { bytes, contentType: mediaType }
    },
    openSharedCard: answerOpenSharedCard(services),
    askForProof: answerAskForProof(services),
    answerLeft: answerAnswerLeft(services),
    setAvailability: answerSetAvailability(services),
    listColleagues: answerListColleagues(services),
    giveChatTo: answerGiveChatTo(services),
    superviseChats: answerSuperviseChats(services),
    /** A supervisor may do it for who has gone. */
    wrapUpChat: async ({ chatId, ...wrapUp }, { db, staff, record }) => {
      const store = { ...services, db }
      const conversation = await lockReadableChat(store, staff, chatId)
      if (!conversation.needsWrapUp) throw isWrappedUp()
      await storeWrapUp(store, conversation, { ...wrapUp, by: staff.id }, services.clock.now())
      // It has left somebody's day.
      await services.notifier.notify(queueTopic, db)
      record({ event: 'chat-wrapped-up', objectId: chatId, outcome: wrapUp.outcome })
      return {}
    },
    /** A retired tag stays where it is, and is put nowhere anew. */
    async tagChat({ chatId, labelIds }, { db, staff, record }) {
      const store = { ...services, db }
      const conversation = await lockReadableChat(store, staff, chatId)
      if (conversation.status !== 'ended' && !isOwn(staff, conversation)) throw notYours()
      const [labels, before] = await Promise.all([readLabels(store), tagsOf(store, [chatId])])
      const known = new Set([
        ...labels.filter(({ kind, isRetired }) => kind === 'tag' && !isRetired).map(({ id }) => id),
        ...(before.get(chatId) ?? []).map(({ id }) => id),
      ])
      const wanted = [...new Set(labelIds)]
      if (!wanted.every((id) => known.has(id))) {
        throw fieldRefused('labelIds', '有标签已停用，请重新选择。')
      }
      await storeTags(store, chatId, wanted)
      await services.notifier.notify(conversationTopic(chatId), db)
      record({ event: 'chat-tagged', objectId: chatId, outcome: `${wanted.length}` })
      return {}
    },
    chatLabels: answerChatLabels(services),
    saveChatLabel: answerSaveChatLabel(),
    listClosedChats: answerListClosedChats(services),
  }
}

function isWrappedUp(): Failure {
  return stateChanged('这个会话不需要再写小结，请刷新查看。')
}

function isTaken(agentName = '同事'): Failure {
  return stateChanged(`这个会话已由 ${agentName} 接待。`)
}
