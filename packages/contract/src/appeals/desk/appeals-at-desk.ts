import {
  array,
  boolean,
  type InferOutput,
  number,
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
import { caseNumber } from '../../rules/case-number.ts'
import { eventCount } from '../../rules/counts.ts'
import { text } from '../../rules/text.ts'
import { appealKind } from '../appeal.ts'
import { caseCause, caseChannel, caseProduct } from '../case-facts.ts'

const caseId = pipe(string(), uuid('没有这件申诉'))

/** Which case is acted on, and the state of it that was seen: after any other the act is refused. */
const caseActedOn = { caseId, version: eventCount }

/** What is owed to whoever filed a case: nothing once it was answered. */
const owedAnswer = picklist(['decision', 'review', 'nothing'])
export type OwedAnswer = InferOutput<typeof owedAnswer>

const clock = {
  /** ISO date by which it is answered; the whole day counts. */
  answerBy: string(),
  /** Calendar days until then: 0 is today, less is too late. Absent once nothing is owed. */
  daysLeft: optional(number()),
}

/** One case in the list: who filed it is masked, for a list is looked through without need to know. */
const deskCaseRow = object({
  caseId: string(),
  caseNo: string(),
  kind: appealKind,
  channel: caseChannel,
  cause: optional(caseCause),
  /** The same customer or claim has an earlier one within half a year. */
  isRepeat: boolean(),
  maskedName: string(),
  /** As the customer reads it: 调查中. */
  statusText: string(),
  filedAt: string(),
  ...clock,
  /** Who handles it; absent while nobody does. */
  handlerName: optional(string()),
  isMine: boolean(),
})
export type DeskCaseRow = InferOutput<typeof deskCaseRow>

const deskCaseStep = object({
  title: string(),
  state: picklist(['done', 'current', 'upcoming']),
  /** `2026-11-16 10:15`. */
  at: optional(string()),
  /** What the customer reads. */
  text: string(),
  /** What was noted for the desk alone. */
  note: optional(string()),
  /** Who of the staff did it. */
  byName: optional(string()),
})

/** A letter that is nearly written: only its blanks 【……】 are left. */
const letterTemplate = object({ name: string(), text: string() })

/** All of a case, for who handles it. */
const deskCase = object({
  ...deskCaseRow.entries,
  /** Rises with all that happens to it; who acts says which state they saw. */
  version: number(),
  name: string(),
  /** 先生 or 女士. */
  title: string(),
  /** Absent where a letter named none. */
  phoneNumber: optional(string()),
  /** When they like to be called, in words. */
  callBackTime: string(),
  city: string(),
  email: optional(string()),
  content: string(),
  /** The claim that it is about. */
  registNo: optional(string()),
  policyNo: optional(string()),
  product: optional(caseProduct),
  branch: optional(string()),
  /** The number of the letter that it came by. */
  reference: optional(string()),
  /** Who of the staff took it in. */
  takenByName: optional(string()),
  /** The latest before it of the same customer or claim. */
  earlier: optional(object({ caseId: string(), caseNo: string(), filedAt: string() })),
  owed: owedAnswer,
  steps: array(deskCaseStep),
  /** What the customer was answered, the latest. */
  answer: optional(string()),
  actions: object({
    take: possibility,
    callBack: possibility,
    extend: possibility,
    answer: possibility,
  }),
  templates: array(letterTemplate),
})
export type DeskCase = InferOutput<typeof deskCase>

/** How long an answer letter may be. */
export const letterAtMost = 2000

/**
 * Sends the letter that is owed: the decision, or after a review was asked for what came of that. The
 * customer reads it at once, and gets an SMS, and a mail where they named an address.
 */
export const answerCase = defineDeskCall({
  path: '/appeals/answerCase',
  answer: 'json',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, letter: text(letterAtMost, '答复内容') }),
  response: deskCase,
})

/** A complaint is complex and takes 30 days; the customer reads the reason. */
export const extendCase = defineDeskCall({
  path: '/appeals/extendCase',
  answer: 'json',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, reason: text(200, '延长原因') }),
  response: deskCase,
})

/** Finds a case by the number that a customer tells on the phone; else 1007. */
export const findCase = defineDeskCall({
  path: '/appeals/findCase',
  answer: 'json',
  kind: 'query',
  access: 'handle-cases',
  request: object({ caseNo: caseNumber }),
  response: object({ caseId: string() }),
})

/** `due-soon`: an answer is owed within three days; it is still open, and so is one that is overdue. */
export const caseStand = picklist(['open', 'due-soon', 'overdue', 'closed'])
export type CaseStand = InferOutput<typeof caseStand>

/** Cases, what is due first in front; of closed ones the latest filed. `counts` are of all kinds. */
export const listCases = defineDeskCall({
  path: '/appeals/listCases',
  answer: 'json',
  kind: 'query',
  access: 'handle-cases',
  request: object({
    stand: caseStand,
    kind: optional(appealKind),
    channel: optional(caseChannel),
    cause: optional(caseCause),
    isMine: optional(boolean(), false),
    ...pageAsked,
  }),
  response: object({
    cases: array(deskCaseRow),
    ...listExtent,
    counts: object({ open: number(), dueSoon: number(), overdue: number(), mine: number() }),
  }),
})

/** The customer was called; what was said is noted for the desk, they read only that it was done. */
export const noteCallBack = defineDeskCall({
  path: '/appeals/noteCallBack',
  answer: 'json',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, note: text(500, '通话记录') }),
  response: deskCase,
})

/** All that a customer said, and all that was done. Reading it leaves a trace. */
export const readCase = defineDeskCall({
  path: '/appeals/readCase',
  answer: 'json',
  kind: 'query',
  access: 'handle-cases',
  request: object({ caseId }),
  response: deskCase,
})

/** From now on this member of staff handles the case, whoever did before. */
export const takeCase = defineDeskCall({
  path: '/appeals/takeCase',
  answer: 'json',
  kind: 'submit',
  access: 'handle-cases',
  request: object(caseActedOn),
  response: deskCase,
})

export const appealDeskCalls = {
  listCases,
  findCase,
  readCase,
  takeCase,
  noteCallBack,
  extendCase,
  answerCase,
}
