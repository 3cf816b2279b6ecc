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
import { possibility } from '../../desk/edited.ts'
import { eventCount } from '../../rules/counts.ts'
import { appealKind } from '../appeal-summary.ts'
import { caseCause, caseChannel, caseProduct, fileFrom } from '../case-facts.ts'

export const caseId = pipe(string(), uuid('没有这件申诉'))

/** Which case is acted on, and the state of it that was seen: after any other the act is refused. */
export const caseActedOn = { caseId, version: eventCount }

/** What is owed to whoever filed a case: nothing once it was answered. */
const owedAnswer = picklist(['decision', 'review', 'nothing'])
export type OwedAnswer = InferOutput<typeof owedAnswer>

const clock = {
  /** ISO date by which it is answered; the whole day counts. */
  answerBy: string(),
  /** Calendar days until then: 0 is today, less is too late. Absent once nothing is owed. */
  daysLeft: optional(number()),
}

/** The first call to whoever filed a case, within a working day. */
const firstCall = object({
  /** ISO date; the whole day counts. */
  by: string(),
  isDone: boolean(),
  /** By how many days it came, or is, too late: it stays so for ever. */
  lateDays: number(),
})

/** One case in the list: who filed it is masked, for a list is looked through without need to know. */
export const deskCaseRow = object({
  caseId: string(),
  caseNo: string(),
  kind: appealKind,
  channel: caseChannel,
  cause: optional(caseCause),
  product: optional(caseProduct),
  /** Of the branch whose staff see it, eight digits, and what that is called; absent where nobody knows. */
  areaCode: optional(string()),
  areaName: optional(string()),
  /** The same customer or claim has an earlier one within half a year, of whatever branch. */
  isRepeat: boolean(),
  maskedName: string(),
  /** As the customer reads it: 调查中. */
  statusText: string(),
  filedAt: string(),
  ...clock,
  /** By how many days an answer came, or is, too late: it stays so for ever. */
  lateDays: number(),
  /** The first call; absent where an answer came before any was due. */
  callBack: optional(firstCall),
  /** Who handles it; absent while nobody does. */
  handlerName: optional(string()),
  /** Which colleague gave it to them. */
  givenByName: optional(string()),
  isMine: boolean(),
  /** A letter waits for somebody to approve it. */
  isLetterWaiting: boolean(),
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

const joinedCase = object({ caseId: string(), caseNo: string(), filedAt: string() })

/**
 * A line that staff keep about a case and its customer never reads: words, a file, whose it became, or what it is about. `sent` is a
 * file that the customer sent.
 */
const caseNote = object({
  noteId: string(),
  kind: picklist([
    'note',
    'file',
    'sent',
    'given',
    'named',
    'letter-asked',
    'letter-returned',
    'letter-approved',
  ]),
  /** `2026-11-16 10:15`. */
  at: string(),
  byName: string(),
  text: optional(string()),
  file: optional(object({ name: string(), mediaType: string(), bytes: number(), from: fileFrom })),
})
export type CaseNote = InferOutput<typeof caseNote>

/** A letter that somebody else approves before it leaves. */
const pendingLetter = object({
  letter: string(),
  byName: string(),
  /** `2026-11-16 10:15`. */
  at: string(),
  /** Why it was given back; absent while it waits. */
  returned: optional(object({ reason: string(), byName: string() })),
})

/** All of a case, for who handles it. */
export const deskCase = object({
  ...deskCaseRow.entries,
  /** Rises with all that happens to it; who acts says which state they saw. */
  version: number(),
  /** The same with each line that colleagues add: `countCaseChanges` tells whether there is more by now. */
  changes: number(),
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
  /** The number of the letter that it came by. */
  reference: optional(string()),
  /** ISO date by which the regulator wants its answer. */
  dueOn: optional(string()),
  /** Who of the staff took it in. */
  takenByName: optional(string()),
  /** The latest before it of the same customer or claim. */
  earlier: optional(joinedCase),
  /** All others of the same customer or claim within half a year, before and after. */
  joined: array(joinedCase),
  owed: owedAnswer,
  steps: array(deskCaseStep),
  /** What the customer was answered, the latest. */
  answer: optional(string()),
  actions: object({
    take: possibility,
    callBack: possibility,
    extend: possibility,
    name: possibility,
    answer: possibility,
    give: possibility,
    decideLetter: possibility,
  }),
  notes: array(caseNote),
  /** The answer leaves only after a second person has approved it. */
  needsApproval: boolean(),
  pendingLetter: optional(pendingLetter),
  templates: array(letterTemplate),
})
export type DeskCase = InferOutput<typeof deskCase>
