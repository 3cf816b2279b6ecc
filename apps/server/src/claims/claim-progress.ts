import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import type { Parts } from '../parts.ts'
import type { Session } from '../platform/session/session.ts'
import type { Claim } from '../records/claims/claim.ts'
import { claimSummaryOf } from './claim-summary.ts'
import { claimSteps } from './progress/claim-steps.ts'
import { courseOf } from './progress/course.ts'
import { promiseOf } from './progress/promise.ts'
import { todosOf } from './progress/todos.ts'

/**
 * Where a claim stands, step by step. The reason of a refusal is told to who is given it, for it may
 * speak of the insured.
 */
export function claimProgressOf(
  parts: Pick<Parts, 'grants' | 'settings' | 'clock'>,
  session: Session,
  claim: Claim,
  { refusalReason }: { readonly refusalReason?: string | undefined } = {},
): ClaimProgress {
  const { hotline } = parts.settings.brand
  const course = courseOf(claim)
  const steps = claimSteps(course, claim, { hotline, refusalReason })
  return {
    ...claimSummaryOf(parts, session, claim),
    stepNumber: course.steps.length,
    stepCount: steps.length,
    promise: promiseOf(course, { today: parts.clock.today(), hotline }),
    todos: todosOf(course, hotline),
    steps,
  }
}
