import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import type { InsuredSum } from '../../policies/rules/insured-sum.ts'
import type { ClaimEventType } from '../rules/claim-event.ts'
import { stepsAhead } from '../rules/claim-steps.ts'
import { isMissingAny } from '../rules/document-list.ts'
import {
  type PlannedStep,
  placeOf,
  plannedSteps,
  type StepKind,
  titleOf,
} from '../rules/step-kind.ts'
import { begins, type Timeline } from '../rules/timeline.ts'
import { ownTitleOf } from '../rules/words-by-kind.ts'
import type { Claim } from '../store/claim.ts'
import type { ClaimApproval } from '../store/settlement/claim-approval.ts'

/** How a claim stands for who adds to it. */
export interface ClaimAtHand {
  readonly timeline: Timeline
  readonly lossTypes: Claim['lossTypes']
  /** The core offers an amount, to which its customer has not answered. */
  readonly isOfferUnanswered: boolean
  readonly documents: readonly ClaimDocument[]
  /** A payment that waits for a second member of staff, or that one of them refused. */
  readonly approval: ClaimApproval | undefined
  /** What the core was asked to decide last, if anything. */
  readonly decision: Wish | undefined
  /** Whether other accounts are asked for, and nobody has answered. */
  readonly isPayeeAsked: boolean
  /** Why a payment has to say on what it rests; undefined where the amount that was calculated is enough. */
  readonly whyBasis: string | undefined
  /** What its policies insure at most; undefined where that is not known. */
  readonly insured?: InsuredSum | undefined
}

/** A step on the way, or that the customer has agreed to the amount, or signed for it. */
export type SkippedStep = PlannedStep | 'agreement' | 'signature'

/** The step that a claim should have come to before an event, or begins with it. */
const leadsTo: typeof begins = { ...begins, 'agreement-asked': 'payment', paid: 'payment' }

/** What the customer sees ahead of the claim, and would never see done. */
export function skippedBy(type: ClaimEventType, claim: ClaimAtHand): SkippedStep[] {
  const goal = leadsTo[type]
  if (goal === undefined) return []
  const { timeline, lossTypes } = claim
  const before = stepsAhead(timeline, lossTypes).filter(
    (kind) => kind !== 'documents' && placeOf(kind) < placeOf(goal),
  )
  const steps: SkippedStep[] = areDocumentsSkipped(goal, claim) ? [...before, 'documents'] : before
  return [
    ...steps.toSorted((one, other) => placeIn(one) - placeIn(other)),
    ...(isAgreementSkipped(type, timeline) ? (['agreement'] as const) : []),
    // Without it nobody can show later what the customer agreed to.
    ...(type === 'agreed' && claim.isOfferUnanswered ? (['signature'] as const) : []),
  ]
}

/** Also while the claim waits for them. */
function areDocumentsSkipped(
  goal: StepKind,
  { timeline, lossTypes, documents }: ClaimAtHand,
): boolean {
  const place = placeOf('documents')
  const current = timeline.steps.at(-1)
  if (current === undefined || timeline.documents === 'complete') return false
  if (!plannedSteps(lossTypes).includes('documents')) return false
  if (placeOf(current.kind) > place || placeOf(goal) <= place) return false
  return timeline.documents === 'not-asked' ? !timeline.haveDocumentsCome : isMissingAny(documents)
}

function isAgreementSkipped(type: ClaimEventType, { steps, isAgreementAsked }: Timeline): boolean {
  if (type === 'agreed') return !isAgreementAsked
  return type === 'paid' && steps.at(-1)?.kind !== 'payment'
}

function placeIn(step: SkippedStep): number {
  return step === 'agreement' || step === 'signature' ? Number.POSITIVE_INFINITY : placeOf(step)
}

/** As staff read it, also of a step that another version of this service has noted. */
export function skippedName(step: string, lossTypes: Claim['lossTypes']): string {
  if (step === 'signature') return '客户签字'
  const known = plannedSteps(['own-damage', 'injury']).find((kind) => kind === step)
  return known === undefined ? '客户确认赔付方案' : titleOf(known, 1, ownTitleOf(known, lossTypes))
}
