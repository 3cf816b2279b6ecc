import {
  array,
  boolean,
  check,
  type InferOutput,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall, familyScopes } from '../call.ts'
import { claimSummary } from '../claims/claim-progress.ts'
import { policySummary } from '../policies/policy-summary.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/people/mobile.ts'
import { text } from '../rules/text.ts'
import { coverWord } from './overview.ts'

/** One customer has no more offers and permissions open at once. */
export const delegationsAtMost = 5

const familyScope = picklist(familyScopes)

/** What somebody is let see. Documents belong to what is seen: alone they would show nothing. */
const chosenScopes = pipe(
  array(familyScope),
  minLength(1, '请选择可以看什么'),
  check(
    (scopes) => scopes.includes('policies') || scopes.includes('claims'),
    '要打开文件、交材料，请同时选择保障或理赔进度',
  ),
)

/** How one calls somebody: 妈妈. */
const callName = text(10, '称呼')

/** That one person lets another see chosen things of theirs. */
const delegation = object({
  /** Names it in this session. */
  handle: string(),
  /** How whoever reads this calls the other; of what is offered to them they have no name yet. */
  name: optional(string()),
  scopes: array(familyScope),
  /** An offer waits for its answer; an accepted one shows things; ended is ended, whoever did it. */
  state: picklist(['offered', 'accepted', 'ended']),
  /** `2026-11-16 08:30`. */
  offeredAt: string(),
  /** ISO date: the last day of the offer, or of the permission. */
  until: string(),
  /** Of an ended one. */
  endedAt: optional(string()),
  /** `giver` and `delegate` themselves, `time`, or that everything was locked or the phone is another one. */
  endedBy: optional(picklist(['giver', 'delegate', 'time', 'lock', 'phone'])),
})

const givenDelegation = object({ ...delegation.entries, maskedMobile: string() })
export type GivenDelegation = InferOutput<typeof givenDelegation>

const receivedDelegation = object({
  ...delegation.entries,
  /** Whose things they are: 王*. */
  maskedName: string(),
})
export type ReceivedDelegation = InferOutput<typeof receivedDelegation>

const familyList = object({
  /** Names the person in this session, for the code that an offer takes. */
  handle: string(),
  /** Whom they let see, the latest first; ended ones for a while. */
  given: array(givenDelegation),
  /** Who lets them see, or offers it. */
  received: array(receivedDelegation),
})
export type FamilyList = InferOutput<typeof familyList>

/** Whom the person lets see chosen things of theirs, and who lets them. */
export const listFamily = defineCall({
  path: '/person/listFamily',
  level: 'open',
  response: familyList,
})

/**
 * Offers a phone that its owner may see chosen things for a year, under a code to the contact phone. The answer
 * is the same whether anybody has that phone on file; an SMS goes to it.
 */
export const offerFamily = defineCall({
  path: '/person/offerFamily',
  kind: 'submit',
  level: 'fresh-code',
  action: 'offer-family',
  request: object({ handle, name: callName, mobile, scopes: chosenScopes }),
  response: familyList,
})

/**
 * Takes an offer to one's own phone. Another phone's, one that has ended and none at all are one answer
 * (E3020001).
 */
export const acceptFamily = defineCall({
  path: '/person/acceptFamily',
  kind: 'submit',
  level: 'open',
  request: object({ handle, name: callName }),
  response: familyList,
})

/** Ends it at once, offered or accepted, by either side; a handle that names none changes nothing. */
export const endFamily = defineCall({
  path: '/person/endFamily',
  kind: 'submit',
  level: 'open',
  request: object({ handle }),
  response: familyList,
})

/** A policy as family sees it: what it covers and how long, numbers and names masked, no premium. */
const sharedPolicy = object({
  ...policySummary.entries,
  covers: array(coverWord),
  /** With documents among the scopes: whether there is one to open. */
  hasDocument: boolean(),
})
export type SharedPolicy = InferOutput<typeof sharedPolicy>

/** A claim as family sees it: how it stands, and by when what happens next. */
const sharedClaim = object({
  ...claimSummary.entries,
  next: optional(object({ on: string(), text: string() })),
  stepNumber: number(),
  stepCount: number(),
})
export type SharedClaim = InferOutput<typeof sharedClaim>

/** What one person lets see. */
const sharedThings = object({
  /** Of the permission. */
  handle: string(),
  /** How the reader calls whose it is. */
  name: string(),
  maskedName: string(),
  scopes: array(familyScope),
  /** ISO date. */
  until: string(),
  /** What runs first; none without that scope. */
  policies: array(sharedPolicy),
  /** The latest report first; none without that scope. */
  claims: array(sharedClaim),
})
export type SharedThings = InferOutput<typeof sharedThings>

/** All that others let the person see; each look stands in the log of whose it is. */
export const readFamily = defineCall({
  path: '/person/readFamily',
  level: 'open',
  response: object({
    people: array(sharedThings),
    /** Offers that wait for an answer. */
    offers: number(),
  }),
})
