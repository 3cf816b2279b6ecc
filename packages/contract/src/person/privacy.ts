import { array, boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** What was agreed to: that personal data is processed so that the customer can see what is theirs. */
export const consentKind = picklist(['processing'])

const consent = object({
  kind: consentKind,
  /** Of the notice that was agreed to. */
  version: string(),
  /** `2026-11-16 08:30`. */
  givenAt: string(),
  withdrawnAt: optional(string()),
})
export type Consent = InferOutput<typeof consent>

/** A customer's request for their data: a copy of it, or that it is erased. */
export const dataRequestKind = picklist(['copy', 'erasure'])
export type DataRequestKind = InferOutput<typeof dataRequestKind>

const dataRequest = object({
  kind: dataRequestKind,
  receiptNo: string(),
  /** `2026-11-16 08:30`. */
  askedAt: string(),
  /** ISO date by which it is answered; the whole day counts. */
  answerBy: string(),
  isOpen: boolean(),
  /** Why it was refused, where it was. */
  refusal: optional(string()),
})
export type DataRequest = InferOutput<typeof dataRequest>

const privacy = object({
  /** Names the person in this session, for what takes a fresh code. */
  handle: string(),
  /** The latest first; those that were withdrawn too. */
  consents: array(consent),
  /** The latest first. */
  requests: array(dataRequest),
})
export type Privacy = InferOutput<typeof privacy>

/** What the customer agreed to, and what they asked of their data; only the whole person reads it. */
export const readPrivacy = defineCall({
  path: '/person/readPrivacy',
  level: 'open',
  response: privacy,
})

/**
 * Takes a consent back. Without that to the processing nothing of the customer may be shown, so their proof
 * ends in every session and browser.
 */
export const withdrawConsent = defineCall({
  path: '/person/withdrawConsent',
  kind: 'submit',
  level: 'open',
  request: object({ kind: consentKind }),
})

/** Asks for a copy of all that is kept of the customer; while one is asked for, the same is answered. */
export const askForCopy = defineCall({
  path: '/person/askForCopy',
  kind: 'submit',
  level: 'fresh-code',
  action: 'ask-copy',
  request: object({ handle }),
  response: dataRequest,
})

/** Asks that what no law requires is erased; while it is asked for, the same is answered. */
export const askForErasure = defineCall({
  path: '/person/askForErasure',
  kind: 'submit',
  level: 'fresh-code',
  action: 'ask-erasure',
  request: object({ handle }),
  response: dataRequest,
})
