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
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { claimNudge } from './claim-nudge.ts'

/**
 * The steps of a claim that a customer is shown, in the order of a claim without detours (报案 查勘
 * 定损 收材料 算赔款 审赔款 赔付).
 */
const claimStages = [
  'report',
  'survey',
  'assessment',
  'documents',
  'calculation',
  'review',
  'payment',
] as const

const claimStage = picklist(claimStages)
export type ClaimStage = InferOutput<typeof claimStage>

/** How a claim stands as a whole; one that was reopened is open. */
export const claimStatus = picklist(['open', 'paid', 'refused', 'cancelled'])
export type ClaimStatus = InferOutput<typeof claimStatus>

/** One row of a list of claims; nothing in it is proof for another form. */
export const claimSummary = object({
  /** Opens this claim in this session only. */
  handle: string(),
  /** Which pair of pages shows it: the car's or the others'. */
  kind: picklist(['car', 'other']),
  maskedRegistNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  maskedPlate: optional(string()),
  /** `2026-11-16 08:30`, in the time of the insurer. */
  accidentAt: string(),
  reportedAt: string(),
  /** What happened, in a few words without a name or a place: 追尾. */
  accidentType: string(),
  status: claimStatus,
  /** The status in two or three characters: 定损中. */
  statusText: string(),
  /** What is being done, in one line: 正在核定维修费用. */
  headline: string(),
  /** How many things the customer has to do now. */
  todoCount: number(),
})
export type ClaimSummary = InferOutput<typeof claimSummary>

/** One step that a claim has taken, is at, or has before it. */
export const claimStep = object({
  stage: claimStage,
  /** As the customer reads it; a repeat is named: 第 2 次查勘. */
  title: string(),
  state: picklist(['done', 'current', 'upcoming', 'stopped']),
  /** When it was reached, `2026-11-16 10:15`; absent while it is before the claim. */
  at: optional(string()),
  /** Of an upcoming one: ISO date by which the insurer has bound itself to be done with it; absent where it has not. */
  by: optional(string()),
  /** Of a step that is going on or ahead: ISO date by which it is expected to be done, never a day that has passed. */
  expectedBy: optional(string()),
  /** Of a step that is going on: that it is late, or for whom it waits, and what that does to the days ahead. */
  delay: optional(string()),
  /** What was done, is being done, or will be done. */
  doing: string(),
  /** What the customer needs to do in this step. */
  needed: optional(string()),
  /** What comes after it. */
  next: optional(string()),
})
export type ClaimStep = InferOutput<typeof claimStep>

/** By when the insurer has bound itself to act, and whether it has failed to. */
const claimPromise = object({
  /** ISO date; the whole day counts. */
  dueOn: string(),
  text: string(),
  isOverdue: boolean(),
})

const claimTodo = object({
  kind: picklist(['send-documents', 'answer-offer', 'talk-to-us']),
  title: string(),
  text: string(),
  /** ISO date, where waiting longer delays the claim. */
  dueOn: optional(string()),
})

/** Where a claim stands (decisions, section 6): no amounts, no documents, and of the insured no name but masked. */
export const claimProgress = object({
  ...claimSummary.entries,
  /** Of the steps of this very claim: a repeated one counts once more. */
  stepNumber: number(),
  stepCount: number(),
  promise: optional(claimPromise),
  todos: array(claimTodo),
  steps: array(claimStep),
  /** What was shown and was a mistake, a sentence each; absent where nothing was. */
  corrections: optional(array(string())),
  /** Absent of a claim that has ended and was never hurried. */
  nudge: optional(claimNudge),
  /** Who looks after it, as the core tells; for who has proven the phone on file alone. */
  surveyor: optional(object({ name: string(), phone: string(), hours: string() })),
})
export type ClaimProgress = InferOutput<typeof claimProgress>

/** The screen that shows where a claim stands; the links of SMS lead there too. */
export const progressPages = {
  car: '/claims-detail-car',
  other: '/claims-schedle-nocar',
} as const satisfies Record<ClaimSummary['kind'], `/${string}`>

/** Where one claim stands, without amounts, names or documents. */
export const queryWapClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryWapClaimSchedleInfo',
  level: 'knowledge',
  family: 'claims',
  request: object({ handle }),
  response: claimProgress,
})
