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
import { claimStage } from './claim-stage.ts'
import { claimSummary } from './claim-summary.ts'

/** One step that a claim has taken, is at, or has before it. */
export const claimStep = object({
  stage: claimStage,
  /** As the customer reads it; a repeat is named: 第 2 次查勘. */
  title: string(),
  state: picklist(['done', 'current', 'upcoming', 'stopped']),
  /** When it was reached, `2026-11-16 10:15`; absent while it is before the claim. */
  at: optional(string()),
  /** What was done, is being done, or will be done. */
  doing: string(),
  /** What the customer needs to do in this step. */
  needed: optional(string()),
  /** What comes after it. */
  next: optional(string()),
})
export type ClaimStep = InferOutput<typeof claimStep>

/** By when the insurer has bound itself to act, and whether it has failed to. */
export const claimPromise = object({
  /** ISO date; the whole day counts. */
  dueOn: string(),
  text: string(),
  isOverdue: boolean(),
})

export const claimTodo = object({
  kind: picklist(['send-documents', 'talk-to-us']),
  title: string(),
  text: string(),
  /** ISO date, where waiting longer delays the claim. */
  dueOn: optional(string()),
})

/** Where a claim stands (decisions, section 6): no amounts, no documents, no name but masked. */
export const claimProgress = object({
  ...claimSummary.entries,
  /** Of the steps of this very claim: a repeated one counts once more. */
  stepNumber: number(),
  stepCount: number(),
  promise: optional(claimPromise),
  todos: array(claimTodo),
  steps: array(claimStep),
})
export type ClaimProgress = InferOutput<typeof claimProgress>
