import type { DeskClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { progressShown } from '../calls/claim-progress.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import { courseOf } from '../rules/course.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { documentType } from '../rules/document-type.ts'
import { settledFen } from '../rules/settlement.ts'
import { toldToInsured } from '../rules/words-of-end.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { claimDocuments } from '../store/claim-documents.ts'
import { addableEvents } from './addable-events.ts'
import { eventNames } from './event-names.ts'
import { type ClaimAtHand, skippedName } from './skipped-steps.ts'

/** A claim as its insured sees its course, with all that the course was made of. */
export async function deskClaimOf(
  services: Pick<Services, 'settings' | 'clock'> & ClaimStore,
  claim: Claim,
): Promise<DeskClaim> {
  const { id, registNo, events, settlement } = claim
  const atHand = await claimAtHand(services, claim)
  return {
    ...progressShown(services, claim, toldToInsured(claim)),
    claimId: id,
    registNo,
    version: events.length,
    isOpen: atHand.course.end === undefined,
    settled: settlement && settledFen(settlement),
    documents: [...atHand.documents],
    events: events.map((event) => toldEvent(claim, event)),
    addable: addableEvents(atHand),
    documentKinds: documentType.options.map((type) => ({ type, name: documentKinds[type].name })),
  }
}

export async function claimAtHand(store: ClaimStore, claim: Claim): Promise<ClaimAtHand> {
  const documents = await claimDocuments(store, claim)
  return { course: courseOf(claim), lossTypes: claim.lossTypes, documents }
}

function toldEvent(claim: Claim, event: ClaimEvent): DeskClaim['events'][number] {
  const { type, at, facts } = event
  return {
    type,
    name: eventNames[type],
    at: minuteInChina(at),
    dueOn: facts.dueOn,
    documents: facts.kinds?.map((kind) => documentKinds[kind].name),
    amount: facts.amountFen,
    skipped: facts.skipped?.map(skippedName),
    reason: reasonOf(claim, event),
  }
}

function reasonOf(
  { refusalReason, cancellationReason, skipReasons = [] }: Claim,
  { type, at }: ClaimEvent,
): string | undefined {
  if (type === 'refused') return refusalReason
  if (type === 'cancelled') return cancellationReason
  return skipReasons.find((each) => each.type === type && each.at === at.toISOString())?.reason
}
