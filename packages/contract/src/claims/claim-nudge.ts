import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** How hurrying a claim (催办) stands. */
export const claimNudge = object({
  /** Once a day of the insurer, while the claim goes on. */
  canAsk: boolean(),
  /** ISO date by which somebody answers who asks now; the whole day counts. */
  answerBy: string(),
  /** The first time that it was hurried without an answer; once there is one, the last. */
  last: optional(
    object({
      /** `2026-11-20 15:04`. */
      askedAt: string(),
      /** When it was hurried last, where that was again: it puts nothing off. */
      askedAgainAt: optional(string()),
      answerBy: string(),
      isOverdue: boolean(),
      answer: optional(
        object({
          at: string(),
          /** What staff wrote; only the insured reads it. */
          text: optional(string()),
        }),
      ),
    }),
  ),
})
export type ClaimNudge = InferOutput<typeof claimNudge>

/** Hurries a claim, once a day; asked twice that day, or of one that has ended, E3020001. */
export const nudgeClaim = defineCall({
  path: '/claims/nudgeClaim',
  kind: 'submit',
  level: 'knowledge',
  request: object({ handle }),
  response: claimNudge,
})
