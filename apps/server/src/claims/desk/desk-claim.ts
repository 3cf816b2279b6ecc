import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { Parts } from '../../parts.ts'
import { minuteInChina } from '../../platform/clock/clock.ts'
import type { ClaimStore } from '../../records/claims/claim.repository.ts'
import type { Claim } from '../../records/claims/claim.ts'
import type { ClaimEvent } from '../../records/claims/claim-event.ts'
import { documentType } from '../../records/claims/document-type.ts'
import { progressShown } from '../claim-progress.ts'
import { claimDocuments } from '../documents/claim-documents.ts'
import { documentKinds } from '../documents/document-kinds.ts'
import { courseOf } from '../progress/course.ts'
import { addableEvents } from './addable-events.ts'
import { eventNames } from './event-names.ts'

/** A claim as its customer sees its course, with all that the course was made of. */
export async function deskClaimOf(
  parts: Pick<Parts, 'settings' | 'clock'> & ClaimStore,
  claim: Claim,
): Promise<DeskClaim> {
  const { id, registNo, events, refusalReason } = claim
  const course = courseOf(claim)
  return {
    ...progressShown(parts, claim, { refusalReason }),
    claimId: id,
    registNo,
    version: events.length,
    isOpen: course.end === undefined,
    documents: await claimDocuments(parts, claim),
    events: events.map(toldEvent),
    addable: addableEvents(course),
    documentKinds: documentType.options.map((type) => ({ type, name: documentKinds[type].name })),
  }
}

function toldEvent({ type, at, facts: { dueOn, kinds } }: ClaimEvent): DeskClaim['events'][number] {
  return {
    type,
    name: eventNames[type],
    at: minuteInChina(at),
    dueOn,
    documents: kinds?.map((kind) => documentKinds[kind].name),
  }
}
