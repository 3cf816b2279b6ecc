import type { ClaimStepName } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import type { Claim } from '../store/claim.ts'
import { dueOn } from './promise.ts'
import { type Clock, timelineOf } from './timeline.ts'

/** What of a claim's timeline those who work on claims list it by. */
export interface ClaimWork {
  /** A refusal that was not explained yet is still owed something. */
  readonly isOpen: boolean
  /** As the desk knows it by name; a claim that was cancelled is in no list of theirs. */
  readonly step: ClaimStepName | 'cancelled'
  readonly stepAt: Date
  readonly promise: Clock['promise'] | undefined
  /** ISO date; undefined while nothing is promised, as while its customer is waited for. */
  readonly dueOn: string | undefined
  readonly awaitsDocuments: boolean
}

export function claimWorkOf(claim: Pick<Claim, 'reportedAt' | 'events'>): ClaimWork {
  const { steps, end, clock, documents } = timelineOf(claim)
  const last = steps.at(-1)
  return {
    isOpen: end === undefined || clock !== undefined,
    step: last?.kind ?? 'report',
    stepAt: last?.at ?? claim.reportedAt,
    promise: clock?.promise,
    dueOn: clock && dueOn(clock),
    awaitsDocuments: end === undefined && documents === 'asked',
  }
}
