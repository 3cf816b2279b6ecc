import { array, boolean, instance, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { customerFileType } from '../constants/service.ts'
import { cityCode } from '../rules/city-code.ts'
import { pageNumber } from '../rules/counts.ts'
import { entryId } from '../rules/entry-id.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/people/mobile.ts'
import { text } from '../rules/text.ts'
import {
  chatMessage,
  conversationChange,
  conversationState,
  lastKnownSeq,
  messageSeq,
  serviceHours,
  signid,
  subsource,
} from './conversation.ts'

/** What a conversation begins with: greeting, frequent questions of where the visitor comes from, and hours. */
export const customerInitAndConsultation = defineCall({
  group: 'wp',
  path: '/InitAndConsultation/customerInitAndConsultation',
  level: 'open',
  request: object({
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(subsource),
    entryId: optional(entryId),
    cityCode: optional(cityCode),
  }),
  response: object({
    greeting: string(),
    /** Questions to choose from; each is asked as it stands. */
    hotQuestions: array(string()),
    consultation: serviceHours,
  }),
})

/** How many of the last messages whoever knows none yet is told; the rest is history. */
export const messagesAtFirst = 30

/**
 * Everything that is said from now on, as it is said. The first event says how the conversation stands
 * and brings what came after `seq`; who names none gets the last messages. The service ends the stream
 * now and then, and whoever wants to go on asks again with the last seq, so nothing is lost or doubled.
 */
export const followConversation = defineCall({
  path: '/customer-service/followConversation',
  answer: 'events',
  level: 'open',
  request: object({
    signid,
    seq: optional(lastKnownSeq),
  }),
  response: conversationChange,
})

/** The most characters that one message has. */
export const messageLengthAtMost = 500

/**
 * Says something. The robot answers, unless a person does or is waited for: it never talks over one.
 * Two misses in a row, strong words or a wish for a person bring one, in their hours. The message is
 * known by the id of its request (`sentAs`), so a retry of it is said once.
 */
export const question = defineCall({
  group: 'wp',
  path: '/online/question',
  kind: 'submit',
  level: 'open',
  request: object({ signid, content: text(messageLengthAtMost, '问题') }),
  response: conversationChange,
})

/** Says that the customer has seen everything up to one message, so that staff know. */
export const readMessages = defineCall({
  path: '/customer-service/readMessages',
  kind: 'submit',
  level: 'open',
  request: object({ signid, seq: messageSeq }),
})

/**
 * Earlier messages, the nearest page first, each page in the order in which things were said: of this
 * conversation those before `seq`, then those of conversations that ended in this session, and of earlier visits of
 * the phone that was proven in it.
 */
export const queryPageMessage = defineCall({
  group: 'member',
  path: '/historical/queryPageMessage',
  envelope: 'plain',
  level: 'open',
  request: object({
    signid,
    page: optional(pageNumber, 1),
    /** The first message that the page has already; without it nothing is left out. */
    seq: optional(messageSeq),
  }),
  response: object({
    /** One for each visit that the page touches, the earliest first. */
    visits: array(
      object({
        /** `2026-11-16`. */
        openedOn: string(),
        messages: array(chatMessage),
      }),
    ),
    hasMore: boolean(),
  }),
})

/**
 * Shares a policy, claim or order that this session has proven with whoever answers: the customer sees
 * its masked facts as a card, staff may open the thing itself from it.
 */
export const shareCard = defineCall({
  path: '/customer-service/shareCard',
  kind: 'submit',
  level: 'knowledge',
  request: object({ signid, handle }),
  response: conversationChange,
})

/**
 * A file of a conversation, to look at: pictures are drawn anew, free of what the camera wrote into
 * them. The handle comes with its message.
 */
export const readChatFile = defineCall({
  group: 'wp',
  path: '/doImage',
  level: 'open',
  request: object({ handle }),
  response: object({
    handle: string(),
    mediaType: customerFileType,
    /** The bytes in base64. */
    data: string(),
  }),
})

/** Sends a picture or PDF into the conversation; the file itself is the part beside these fields. */
export const sendChatFile = defineCall({
  group: 'wp',
  path: '/online/userFile',
  envelope: 'upload',
  kind: 'submit',
  level: 'open',
  request: object({ signid, file: instance(Uint8Array, '请选择照片或 PDF 文件') }),
  response: conversationChange,
})

/** Joins this conversation to the earlier ones of the phone that was proven. */
export const linkHistory = defineCall({
  path: '/customer-service/linkHistory',
  kind: 'submit',
  level: 'phone',
  request: object({ signid, mobile }),
  response: object({ state: conversationState }),
})
