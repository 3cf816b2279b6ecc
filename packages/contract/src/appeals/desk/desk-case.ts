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
import { possibility } from '../../desk/possibility.ts'
import { appealKind } from '../appeal-kind.ts'

/** What is owed to whoever filed a case: nothing once it was answered. */
export const owedAnswer = picklist(['decision', 'review', 'nothing'])
export type OwedAnswer = InferOutput<typeof owedAnswer>

const clock = {
  /** ISO date by which it is answered; the whole day counts. */
  answerBy: string(),
  /** Calendar days until then: 0 is today, less is too late. Absent once nothing is owed. */
  daysLeft: optional(number()),
}

/** One case in the list: who filed it is masked, for a list is looked through without need to know. */
export const deskCaseRow = object({
  caseId: string(),
  caseNo: string(),
  kind: appealKind,
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
export const deskCase = object({
  ...deskCaseRow.entries,
  /** Rises with all that happens to it; who acts says which state they saw. */
  version: number(),
  name: string(),
  /** 先生 or 女士. */
  title: string(),
  phoneNumber: string(),
  /** When they like to be called, in words. */
  callBackTime: string(),
  city: string(),
  email: optional(string()),
  content: string(),
  /** The claim that it is about. */
  registNo: optional(string()),
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
