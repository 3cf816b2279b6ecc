import {
  boolean,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { entryId } from '../rules/entry-id.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { text } from '../rules/text.ts'
import {
  conversationChange,
  conversationState,
  messageSeq,
  serviceHours,
  signid,
  subsource,
} from './conversation.ts'
import { readSalesHours } from './read-sales-hours.ts'
import {
  customerInitAndConsultation,
  followConversation,
  linkHistory,
  messageLengthAtMost,
  queryPageMessage,
  question,
  readChatFile,
  readMessages,
  sendChatFile,
  shareCard,
} from './talk-calls.ts'

/** Ends a conversation; who signs in again begins another one. */
export const endConversation = defineCall({
  path: '/customer-service/endConversation',
  kind: 'submit',
  level: 'open',
  request: object({ signid }),
  response: conversationChange,
})

/**
 * Leaves a message while nobody is there. The phone was proven, so that the answer, of which an SMS
 * tells, can be read on another day; the state promises until when it comes.
 */
export const leaveMessage = defineCall({
  path: '/customer-service/leaveMessage',
  kind: 'submit',
  level: 'phone',
  request: object({ signid, content: text(messageLengthAtMost, '留言'), mobile }),
  response: conversationChange,
})

/** When advisers answer. */
export const readServiceHours = defineCall({
  group: 'member',
  path: '/zx/queryZXTime',
  envelope: 'plain',
  level: 'open',
  response: serviceHours,
})

/** Calls one answer of the robot helpful, or not; the last word counts. */
export const rateAnswer = defineCall({
  group: 'wp',
  path: '/online/setCompliment',
  kind: 'submit',
  level: 'open',
  request: object({ signid, seq: messageSeq, isHelpful: optional(boolean(), true) }),
  /** The answer as it is now; not helpful offers what else can be done. */
  response: conversationChange,
})

/** Leaves the queue for a person; the conversation goes on with the robot, and what was said stays. */
export const stopWaiting = defineCall({
  path: '/customer-service/stopWaiting',
  kind: 'submit',
  level: 'open',
  request: object({ signid }),
  response: conversationChange,
})

/** Rates a conversation in which a person answered, once. */
export const rateConversation = defineCall({
  group: 'wp',
  path: '/online/userEval',
  kind: 'submit',
  level: 'open',
  request: object({
    signid,
    agentid: optional(text(64, '客服')),
    score: pipe(number('请选择星级'), integer(), minValue(1), maxValue(5)),
    content: optional(text(200, '评价')),
  }),
  response: object({ state: conversationState }),
})

/**
 * Signs the visitor in to the conversation of this visit: the one that is still open, or a new one.
 * `userid` is a number that the customer may quote; `agentid` who answers, once a person does.
 */
export const userSign = defineCall({
  group: 'wp',
  path: '/online/userSign',
  kind: 'submit',
  level: 'open',
  request: object({
    userid: optional(text(64, '用户')),
    username: optional(nameOf('称呼')),
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(subsource),
    entryId: optional(entryId),
  }),
  response: object({
    signid: string(),
    userid: string(),
    agentid: optional(string()),
    state: conversationState,
    /** Whether one that ended in this session can be read again. */
    hasEarlier: optional(boolean()),
  }),
})

/**
 * Asks for a person, or says something to the person who answers or is waited for. Outside the hours
 * of people nobody is waited for: a notice says when they are there, and that a message can be left.
 */
export const askForAgent = defineCall({
  group: 'wp',
  path: '/online/zx',
  kind: 'submit',
  level: 'open',
  request: object({ signid, content: optional(text(messageLengthAtMost, '内容')) }),
  response: conversationChange,
})

export const customerServiceCalls = {
  customerInitAndConsultation,
  userSign,
  question,
  askForAgent,
  rateConversation,
  rateAnswer,
  sendChatFile,
  readChatFile,
  queryPageMessage,
  readServiceHours,
  readSalesHours,
  followConversation,
  readMessages,
  leaveMessage,
  linkHistory,
  shareCard,
  stopWaiting,
  endConversation,
}
