import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { ClaimDecider } from '../../../platform/config/core-settings.ts'
import type { Services } from '../../services.ts'
import { nudgeOf, progressShown } from '../calls/claim-progress.ts'
import { offerShown } from '../calls/settlement-offer.ts'
import { correctionsOf } from '../printing/claim-application.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import { coreCorrects, isCorrected, whyNotCorrected } from '../rules/corrections.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { documentType } from '../rules/document-type.ts'
import { eventNameOf } from '../rules/event-names.ts'
import { offerStatus } from '../rules/money/offer-status.ts'
import { settledFen } from '../rules/money/settlement.ts'
import { timelineOf } from '../rules/timeline.ts'
import { endFactsOf } from '../rules/words-of-end.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lastApplication } from '../store/claim-application.ts'
import { claimDocuments, type DocumentStore } from '../store/documents/claim-documents.ts'
import { type ClaimApproval, readApproval } from '../store/settlement/claim-approval.ts'
import { lastDecision } from '../store/settlement/decision-wish.ts'
import { insuredSumOf } from '../store/settlement/insured-amount.ts'
import { lastPayeeChange } from '../store/settlement/payee-change-wish.ts'
import { whyBasis } from './above-insured.ts'
import { addableEvents, askableEvents, whyNotHere } from './addable-events.ts'
import { previewOf } from './claim-preview.ts'
import { judgeClaimEvent } from './judge-claim-event.ts'
import { shownDecision } from './note-claim-event.ts'
import { type DecidingStaff, payeeChangeToDecide } from './payee-change-to-decide.ts'
import { possibleDecisions } from './possible-decisions.ts'
import { type ClaimAtHand, skippedName } from './skipped-steps.ts'

/** A claim as its insured sees its timeline, with all that the timeline was made of. */
export async function deskClaimOf(
  services: Pick<Services, 'settings' | 'clock'> & ClaimStore,
  claim: Claim,
  staff: DecidingStaff,
): Promise<DeskClaim> {
  const { id, registNo, events, settlement } = claim
  const atHand = await claimAtHand(services, claim)
  const { approval } = atHand
  const { claimsDecidedBy } = services.settings
  return {
    ...progressShown(services, claim, endFactsOf(claim)),
    claimId: id,
    registNo,
    version: events.length,
    isOpen: atHand.timeline.end === undefined,
    settled: settlement && settledFen(settlement),
    offer: await offerShown(services, claim),
    payeeChange: await payeeChangeToDecide(services, claim, staff),
    nudge: await nudgeOf(services, claim, { isInsured: true }),
    application: await signedApplication(services, claim),
    documents: [...atHand.documents],
    events: events.map((event) => eventAtDesk(claim, event, claimsDecidedBy)),
    approval: approval && (await shownApproval(services, { claim, approval, atHand, staff })),
    addable: addableEvents(atHand, claimsDecidedBy),
    askable: claimsDecidedBy === 'core' ? askableEvents(atHand) : undefined,
    decision: shownDecision(atHand.decision, services.clock.now()),
    documentKinds: kindsToAsk(atHand.documents),
  }
}

/** Those of its own list first. What takes words of its own is asked for where these are written. */
function kindsToAsk(listed: ClaimAtHand['documents']): DeskClaim['documentKinds'] {
  const own = new Set(listed.map(({ type }) => type))
  return documentType.options
    .filter((type) => type !== 'other')
    .toSorted((one, other) => Number(own.has(other)) - Number(own.has(one)))
    .map((type) => ({ type, name: documentKinds[type].name }))
}

export async function claimAtHand(
  store: DocumentStore & Pick<Services, 'clock'>,
  claim: Claim,
): Promise<ClaimAtHand> {
  const [documents, approval, decision, asked] = [
    await claimDocuments(store, claim),
    await readApproval(store, claim.ref),
    await lastDecision(store, claim),
    await lastPayeeChange(store, claim),
  ]
  const insured = await insuredSumOf(store, claim)
  const { lossTypes } = claim
  const offer = offerStatus(claim, store.clock.today())
  const isOfferUnanswered = offer === 'open' || offer === 'expired'
  return {
    timeline: timelineOf(claim),
    lossTypes,
    isOfferUnanswered,
    documents,
    approval,
    decision,
    isPayeeAsked: asked?.wish.state === 'asked',
    insured,
    whyBasis: whyBasis(claim, insured),
  }
}

/** What was signed on the screen last, with what the customer told otherwise than the report. */
async function signedApplication(
  store: ClaimStore,
  { ref }: Claim,
): Promise<DeskClaim['application']> {
  const last = await lastApplication(store, ref)
  if (last === undefined) return undefined
  return {
    signedAt: minuteInChina(last.signedAt),
    corrected: correctionsOf(last.facts, last.corrected).map(({ name, before, now }) => ({
      ...{ name, before, now },
    })),
  }
}

interface Waiting {
  readonly claim: Claim
  readonly approval: ClaimApproval
  readonly atHand: ClaimAtHand
  readonly staff: DecidingStaff
}

async function shownApproval(
  services: Pick<Services, 'settings' | 'clock'> & ClaimStore,
  waiting: Waiting,
): Promise<DeskClaim['approval']> {
  const { id, type, state, amountFen, at, reason, account, askedAt, refusal } = waiting.approval
  return {
    approvalId: id,
    end: type,
    state,
    amount: amountFen,
    at: at.replace('T', ' '),
    reason,
    account,
    askedAt: minuteInChina(askedAt),
    refusal,
    preview: state === 'waiting' ? await previewOfApproval(services, waiting) : undefined,
    actions: possibleDecisions(waiting.approval, waiting.staff),
  }
}

/** The claim may have moved on since, so that it can no longer be added. */
function previewOfApproval(
  services: Pick<Services, 'settings' | 'clock'> & ClaimStore,
  { claim, approval, atHand }: Waiting,
) {
  try {
    const now = services.clock.now()
    const judged = judgeClaimEvent(approval, claim, { ...atHand, approval: undefined }, now)
    return previewOf(services, claim, judged)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

function eventAtDesk(
  claim: Claim,
  event: ClaimEvent,
  decidedBy: ClaimDecider,
): DeskClaim['events'][number] {
  const { type, at, facts } = event
  return {
    type,
    name: eventNameOf(type, claim.lossTypes),
    at: minuteInChina(at),
    dueOn: facts.dueOn,
    documents: facts.kinds?.map((kind) => documentKinds[kind].name),
    amount: facts.amountFen,
    skipped: facts.skipped?.map((step) => skippedName(step, claim.lossTypes)),
    reason: reasonOf(claim, event),
    told: saidOf(claim, event)?.told,
    correct: possibleUnless(
      whyNotHere(type, decidedBy) === undefined
        ? whyNotCorrected(event, claim.events)
        : coreCorrects,
    ),
    isCorrected: isCorrected(event, claim.events),
    by: facts.by,
    approvedBy: facts.approvedBy,
  }
}

function reasonOf(claim: Claim, event: ClaimEvent): string | undefined {
  const { type } = event
  if (type === 'refused') return claim.refusalReason
  if (type === 'cancelled') return claim.cancellationReason
  return saidOf(claim, event)?.reason
}

function saidOf({ skipReasons = [] }: Claim, { type, at }: ClaimEvent) {
  return skipReasons.find((each) => each.type === type && each.at === at.toISOString())
}
