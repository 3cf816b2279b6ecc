import {
  array,
  boolean,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { possibility } from '../../desk/edited.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

/** What somebody without their phone has shown at a counter. */
export const documentSeen = picklist(
  ['id-card', 'household-register', 'passport', 'residence-permit'],
  '请选择看过的证件',
)
export type DocumentSeen = InferOutput<typeof documentSeen>

export const documentSeenNames: Readonly<Record<DocumentSeen, string>> = {
  'id-card': '居民身份证',
  'household-register': '户口簿',
  passport: '护照',
  'residence-permit': '居住证或永久居留身份证',
}

/** How the end of 仅限手机验证后查看 stands: asked by one member of staff, confirmed by another, due 72 hours later. */
export const onlyProvenEnd = object({
  endId: string(),
  document: documentSeen,
  reason: string(),
  /** Who asked. */
  account: string(),
  askedAt: string(),
  /** Once a second one has confirmed: who it was, and when it ends. */
  confirmer: optional(string()),
  endsAt: optional(string()),
  confirm: possibility,
})
export type OnlyProvenEnd = InferOutput<typeof onlyProvenEnd>

/** Asks to end it for a customer who has lost the phone. Nobody outside is told before a second one has confirmed. */
export const askOnlyProvenEnd = defineDeskCall({
  path: '/customers/askOnlyProvenEnd',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId, document: documentSeen, reason: text(100, '原因') }),
})

const endId = pipe(string(), uuid())

/** By somebody else. The phone on file and the e-mail are told at once; after 72 hours it ends by itself. */
export const confirmOnlyProvenEnd = defineDeskCall({
  path: '/customers/confirmOnlyProvenEnd',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId, endId }),
})

/** By whoever finds that it was wrong, also in the 72 hours. */
export const stopOnlyProvenEnd = defineDeskCall({
  path: '/customers/stopOnlyProvenEnd',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId, endId, reason: text(100, '原因') }),
})

/** How such a request came to its end, as the trail has it. */
export const endClosing = picklist([
  'ended',
  'by staff',
  'by the customer',
  'by a change',
  'nobody confirmed',
  'role taken away',
  'off already',
])
export type EndClosing = InferOutput<typeof endClosing>

/** One request in a line; whose it is stays masked until somebody opens their page. */
const listedEnd = object({
  endId: string(),
  /** Absent where the core names nobody. */
  masked: optional(string()),
  document: documentSeen,
  account: string(),
  askedAt: string(),
  /** Once a second one has confirmed. */
  confirmer: optional(string()),
  confirm: possibility,
  /** ISO moment: of one that is open, when the second one is late, or when it ends. */
  dueAt: string(),
  isLate: boolean(),
  /** Of one that is over: when, how, and by whom where it was one of staff. */
  closed: optional(object({ at: string(), how: endClosing, account: optional(string()) })),
})
export type ListedEnd = InferOutput<typeof listedEnd>

/** Requests that are open, what is due first in front; or those that are over, the latest in front. */
export const listOnlyProvenEnds = defineDeskCall({
  path: '/customers/listOnlyProvenEnds',
  access: 'serve-customers',
  request: object({ state: optional(picklist(['open', 'closed']), 'open'), ...pageAsked }),
  response: object({ ends: array(listedEnd), ...listExtent }),
})

/**
 * The page of the customer whom an open request is about, for who is to decide on it and has not looked for them.
 * A purpose has to be chosen as for every look.
 */
export const openOnlyProvenEnd = defineDeskCall({
  path: '/customers/openOnlyProvenEnd',
  access: 'serve-customers',
  request: object({ endId }),
  response: object({ customerId: string() }),
})
