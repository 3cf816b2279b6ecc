import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { isoDay } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'
import { noteAtMost } from './chat-at-desk.ts'
import { chatLabel, chatLabelKind, chatOutcome } from './chat-labels.ts'
import { chatId } from './chat-shown.ts'

const labelId = pipe(string(), uuid('没有这一项'))

/** What is said of a conversation at its end. The note is for colleagues, as all others are. */
const wrapUp = {
  chatId,
  causeId: pipe(string('请选择咨询原因'), uuid('请选择咨询原因')),
  outcome: chatOutcome,
  note: optional(text(noteAtMost, '小结')),
}

/** Ends one's conversation and says what it was about; its customer may rate it then. */
export const closeChat = defineDeskCall({
  path: '/customer-service/closeChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object(wrapUp),
})

/** Says what a conversation was about that its customer left, or that ended in silence: once, by who had it. */
export const wrapUpChat = defineDeskCall({
  path: '/customer-service/wrapUpChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object(wrapUp),
})

/** The most tags of one conversation. */
const tagsAtMost = 10

/** Puts these tags on a conversation in place of what it had: while it runs who has it may, then who had it. */
export const tagChat = defineDeskCall({
  path: '/customer-service/tagChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object({
    chatId,
    labelIds: pipe(array(labelId), maxLength(tagsAtMost, `最多 ${tagsAtMost} 个标签`)),
  }),
})

/** All causes and tags, by name. */
export const chatLabels = defineDeskCall({
  path: '/customer-service/chatLabels',
  access: 'answer-chats',
  response: object({ labels: array(chatLabel) }),
})

/** Adds a cause or tag, gives one another name, retires it, or takes that back. */
export const saveChatLabel = defineDeskCall({
  path: '/customer-service/saveChatLabel',
  kind: 'submit',
  access: 'supervise-chats',
  request: object({
    labelId: optional(labelId),
    kind: chatLabelKind,
    name: text(12, '名称'),
    isRetired: optional(boolean(), false),
  }),
  response: object({ label: chatLabel }),
})

/** One conversation that is over. Whose it was is masked: a list is looked through without need to know. */
const closedChat = object({
  chatId: string(),
  maskedName: optional(string()),
  /** Who had it. */
  byName: string(),
  cause: optional(string()),
  outcome: optional(chatOutcome),
  /** Nobody has said yet what it was about. */
  needsWrapUp: boolean(),
  tags: array(string()),
  score: optional(number()),
  endedAt: string(),
})
export type ClosedChat = InferOutput<typeof closedChat>

/** How they ended, or what nobody has said that of yet. */
const wrappedUp = picklist([...chatOutcome.options, 'missing'])
export type WrappedUp = InferOutput<typeof wrappedUp>

/**
 * Conversations that persons had and that are over, the latest in front: an agent finds their own, a
 * supervisor those of all. Looking leaves a trace.
 */
export const listClosedChats = defineDeskCall({
  path: '/customer-service/listClosedChats',
  access: 'answer-chats',
  request: object({
    /** Days on which they ended. */
    from: optional(isoDay('开始日期')),
    to: optional(isoDay('结束日期')),
    staffId: optional(pipe(string(), uuid())),
    causeId: optional(labelId),
    tagId: optional(labelId),
    outcome: optional(wrappedUp),
    ...pageAsked,
  }),
  response: object({
    chats: array(closedChat),
    ...listExtent,
    /** Whose there may be; who asks alone where they are no supervisor. */
    agents: array(object({ staffId: string(), name: string() })),
  }),
})

export const wrapUpDeskCalls = {
  closeChat,
  wrapUpChat,
  tagChat,
  chatLabels,
  saveChatLabel,
  listClosedChats,
}
