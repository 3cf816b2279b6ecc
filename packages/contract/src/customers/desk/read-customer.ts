import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { chatId } from '../../customer-service/desk/chat-shown.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'
import { customerThing } from './customer-thing.ts'
import { onlyProvenEnd } from './only-proven-end.ts'

/** How somebody has shown who they are: `sms` on the site, `chat` in a conversation that one has with them, the others on this call. */
const customerProof = object({
  by: picklist(['sms', 'chat', 'facts', 'code']),
  /** `2026-11-20 08:46`. */
  until: string(),
  /** No more than the things that the facts were about. */
  isPart: boolean(),
})
export type CustomerProof = InferOutput<typeof customerProof>

const openCall = object({
  callId: string(),
  beganAt: string(),
  /** How long it has gone on, in seconds, when this was answered. */
  forSeconds: number(),
  missesLeft: number(),
})

/** A customer as a whole, a page of their policies and what happened last; masked until proven. */
const deskCustomer = object({
  customerId: string(),
  name: string(),
  idNumber: string(),
  mobile: optional(string()),
  /** It is on file as their own: one that only stands on a policy may be an agent's. */
  isMobileOwn: boolean(),
  isCompany: boolean(),
  /** The caller has proven who they are: what they proved may be said. */
  isOpen: boolean(),
  proofs: array(customerProof),
  /** While only a proof finds what is theirs: whether that is about to be ended without their phone. */
  onlyProven: optional(object({ end: optional(onlyProvenEnd) })),
  /** The call that this member of staff is on. */
  call: optional(openCall),
  /** The call that is noted here: one with this customer that is not, or else the one that goes on. */
  toNote: optional(object({ callId: string(), beganAt: string() })),
  /** What somebody owes an answer or a step, the most urgent first. */
  waiting: array(customerThing),
  policies: array(customerThing),
  ...listExtent,
  /** The latest of all other kinds. */
  timeline: array(customerThing),
  /** There is more than that; it is found by its numbers. */
  hasEarlier: boolean(),
  counts: object({ policies: number(), claims: number(), orders: number() }),
})
export type DeskCustomer = InferOutput<typeof deskCustomer>

/** Opens a customer that this member of staff has found. It leaves a trace, also in the customer's own list. */
export const readCustomer = defineDeskCall({
  path: '/customers/readCustomer',
  access: 'serve-customers',
  request: object({ customerId, ...pageAsked }),
  response: deskCustomer,
})

/**
 * The customer of one's own conversation, as soon as they have proven there who they are; nobody before. Nothing of it
 * stays open when the conversation ends or goes to somebody else. It leaves the trace of `readCustomer`.
 */
export const readChatCustomer = defineDeskCall({
  path: '/customers/readChatCustomer',
  access: 'answer-chats',
  request: object({ chatId }),
  response: object({ customer: optional(deskCustomer) }),
})

export const revealable = picklist(['mobile', 'id-number'])
export type Revealable = InferOutput<typeof revealable>

/** Shows one masked field to who says why, so many a day. */
export const revealField = defineDeskCall({
  path: '/customers/revealField',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId, field: revealable, reason: text(100, '查看原因') }),
  response: object({ value: string() }),
})
