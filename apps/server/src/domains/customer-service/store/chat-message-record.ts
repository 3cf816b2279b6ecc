import { customerFileType } from '@ecenter/contract/constants/service.ts'
import { chatLink, shareable } from '@ecenter/contract/customer-service/conversation.ts'
import { byKind } from '@ecenter/contract/rules/by-kind.ts'
import {
  array,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'

/** What a message says, as it is sealed in its row. */
export const chatContent = byKind([
  object({ kind: literal('text'), text: string(), links: array(chatLink) }),
  object({ kind: literal('suggestions'), text: string(), questions: array(string()) }),
  object({
    kind: literal('file'),
    /** Its id among the files of customers, whoever sent it. */
    fileId: string(),
    name: string(),
    mediaType: customerFileType,
    bytes: number(),
  }),
  object({
    kind: literal('card'),
    about: shareable,
    /** Where the thing itself stands, for the staff who may open it; the key in hexadecimal. */
    customerKey: string(),
    objectId: string(),
    title: string(),
    rows: array(object({ label: string(), value: string() })),
    /** With what staff ask for: where it is done. */
    link: optional(chatLink),
  }),
  object({
    kind: literal('screen'),
    title: string(),
    words: string(),
    link: chatLink,
    /** Of whose screen it is; each session that reads it has a name of its own for the thing. */
    thing: optional(
      object({
        kind: picklist(['policy', 'insured-person', 'claim']),
        /** In hexadecimal. */
        customerKey: string(),
        objectId: string(),
      }),
    ),
  }),
])
export type ChatContent = InferOutput<typeof chatContent>

/** A member of staff as customers know them. */
const agentFields = {
  /** It stays when that person takes no more conversations. */
  agentName: optional(string()),
  /** What the customer may quote of them; their inner id is nobody's but ours. */
  agentNumber: optional(string()),
}

/** Who of the staff said a message, sealed beside what it says; the first messages were stored without. */
export const chatSpeaker = object(agentFields)
export type ChatSpeaker = InferOutput<typeof chatSpeaker>

/** The personal part of a conversation, as it is sealed in its row. */
export const conversationSecrets = object({
  /** How the customer wants to be called. */
  username: optional(string()),
  /** Where an answer to what they left is told. */
  mobile: optional(string()),
  /** What they said beside the stars. */
  rating: optional(string()),
  /** Who answers, or did last. */
  ...agentFields,
})
export type ConversationSecrets = InferOutput<typeof conversationSecrets>
