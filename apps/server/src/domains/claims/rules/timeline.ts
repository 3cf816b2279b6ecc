import type { Claim } from '../store/claim.ts'
import type { ClaimEvent, ClaimEventType } from './claim-event.ts'
import { withoutCorrected } from './corrections.ts'
import type { DocumentType } from './document-type.ts'
import type { StepKind } from './step-kind.ts'

/** A step that a claim has come to. */
export interface ReachedStep {
  readonly kind: StepKind
  /** The first of its kind, the second, and so on. */
  readonly turn: number
  readonly at: Date
  readonly state: 'done' | 'current' | 'stopped'
}

/** By when the insurer has bound itself, from a moment on; section 6 has the days. */
export interface Clock {
  readonly promise: 'assess' | 'pay' | 'explain-refusal'
  readonly from: Date
}

export interface MadePayment {
  readonly at: Date
  /** In fen, where it was noted with the payment. */
  readonly amountFen: number | undefined
  /** ISO dates, where the core tells them. */
  readonly arrivesOn: string | undefined
  readonly arrivedOn: string | undefined
  /** A later event settled or paid anew, so amount and account that the claim has now are not those of this payment. */
  readonly isFollowed: boolean
}

/** All that follows from what has happened to a claim. */
export interface Timeline {
  readonly steps: readonly ReachedStep[]
  /** How it ended, unless it was reopened since. */
  readonly end:
    | {
        readonly as: 'paid' | 'refused' | 'cancelled'
        readonly at: Date
        /** In fen, of a payment that was noted at the desk. */
        readonly amountFen?: number | undefined
        readonly isOfCore?: boolean
      }
    | undefined
  /** What it has paid so far, the first in front; reopening it takes none of that back. */
  readonly payments: readonly MadePayment[]
  readonly documents: 'not-asked' | 'asked' | 'sent' | 'complete'
  /** Whether the insurer had all that it needs at some time, by whichever way it came. */
  readonly haveDocumentsCome: boolean
  /** Whether all of the list was asked for, not kinds by their names alone. */
  readonly isListAsked: boolean
  /** Kinds asked for by name, and since when; undefined once they have come. */
  readonly namedDocuments: ReadonlyMap<DocumentType, Date | undefined>
  /** ISO date until which the claim waits for its documents without delay. */
  readonly documentsDueOn: string | undefined
  /** Whether an amount was proposed that the customer has not agreed to yet. */
  readonly isAgreementAsked: boolean
  /** The day of what the core offered passed without an answer; absent where none did. */
  readonly isOfferOver?: boolean
  readonly isRefusalExplained: boolean
  readonly clock: Clock | undefined
}

/** Which step an event begins, if any. */
export const begins: Readonly<Partial<Record<ClaimEventType, StepKind>>> = {
  survey: 'survey',
  resurvey: 'resurvey',
  'injury-tracking': 'injury-tracking',
  assessment: 'assessment',
  'added-assessment': 'added-assessment',
  'documents-asked': 'documents',
  calculation: 'calculation',
  review: 'review',
  agreed: 'payment',
}

/** Nobody calculates or reviews a claim whose documents are not complete. */
const needsDocuments: readonly ClaimEventType[] = ['calculation', 'review', 'agreed', 'paid']

/** Events with which the core tells the amount of a claim anew. */
const settles: readonly ClaimEventType[] = ['calculation', 'agreement-asked', 'agreed', 'paid']

/**
 * Where a claim has come to, whatever its events are and in whatever order they were told. Each step
 * that was done stays as it was; a claim that has ended stays ended until it is reopened.
 */
export function timelineOf({ reportedAt, events }: Pick<Claim, 'reportedAt' | 'events'>): Timeline {
  const inTime = withoutCorrected(events).toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  return inTime.reduce(after, {
    steps: [{ kind: 'report', turn: 1, at: reportedAt, state: 'current' }],
    end: undefined,
    payments: [],
    documents: 'not-asked',
    haveDocumentsCome: false,
    isListAsked: false,
    namedDocuments: new Map(),
    documentsDueOn: undefined,
    isAgreementAsked: false,
    isRefusalExplained: false,
    clock: { promise: 'assess', from: reportedAt },
  })
}

function after(timeline: Timeline, event: ClaimEvent): Timeline {
  if (timeline.end !== undefined) return afterEnd(timeline, event)
  const { type, at } = event
  // Where staff passed over the documents, nobody has them.
  const areTaken = needsDocuments.includes(type) && !event.facts.skipped?.includes('documents')
  const paidBefore = settles.includes(type) ? followed(timeline) : timeline
  const known = areTaken ? withDocuments(paidBefore, at) : paidBefore
  const begun = begins[type]
  const moved = begun === undefined ? known : { ...known, steps: withStep(known, begun, at) }
  switch (type) {
    case 'documents-asked':
      return askedForDocuments(moved, event)
    case 'documents-sent':
      return timeline.documents === 'asked' ? { ...moved, documents: 'sent' } : moved
    case 'documents-complete':
      return withDocuments(moved, at)
    case 'agreement-asked':
      return { ...moved, isAgreementAsked: true }
    case 'agreed':
      return { ...moved, isAgreementAsked: false, clock: { promise: 'pay', from: at } }
    case 'paid':
    case 'refused':
    case 'cancelled':
      return ended(moved, type, event)
    default:
      return moved
  }
}

function followed(timeline: Timeline): Timeline {
  return { ...timeline, payments: timeline.payments.map((each) => ({ ...each, isFollowed: true })) }
}

/** Late news of a claim that has ended tells nothing more but that its refusal was explained. */
function afterEnd(timeline: Timeline, { type, at, facts }: ClaimEvent): Timeline {
  if (type === 'refusal-notice' && timeline.end?.as === 'refused') {
    return { ...timeline, isRefusalExplained: true, clock: undefined }
  }
  // Where staff noted the payment first, the core's own tells when it arrives.
  if (type === 'paid' && timeline.end?.as === 'paid') return withArrival(timeline, facts)
  if (type !== 'reopened') return timeline
  return {
    ...timeline,
    steps: withStep(timeline, 'reopened', at),
    end: undefined,
    isAgreementAsked: false,
    isRefusalExplained: false,
    clock: { promise: 'assess', from: at },
  }
}

function withArrival(timeline: Timeline, { arrivesOn, arrivedOn }: ClaimEvent['facts']): Timeline {
  const payments = timeline.payments.map((payment, place) =>
    place < timeline.payments.length - 1
      ? payment
      : {
          ...payment,
          arrivesOn: arrivesOn ?? payment.arrivesOn,
          arrivedOn: arrivedOn ?? payment.arrivedOn,
        },
  )
  return { ...timeline, payments }
}

function withStep({ steps }: Timeline, kind: StepKind, at: Date): ReachedStep[] {
  const turn = steps.filter((step) => step.kind === kind).length + 1
  return [...finished(steps, 'done'), { kind, turn, at: notBefore(steps, at), state: 'current' }]
}

function finished(steps: readonly ReachedStep[], as: 'done' | 'stopped'): ReachedStep[] {
  return steps.map((step) => (step.state === 'current' ? { ...step, state: as } : step))
}

/** Another system’s clock may be behind: no step is reached before the one in front of it. */
function notBefore(steps: readonly ReachedStep[], at: Date): Date {
  const latest = steps.at(-1)?.at ?? at
  return at < latest ? latest : at
}

/** The time to assess runs from complete documents; once it runs, asking for more does not stop it. */
function askedForDocuments(
  timeline: Timeline,
  { at, facts: { dueOn, kinds } }: ClaimEvent,
): Timeline {
  const named = kinds?.map((kind) => [kind, at] as const) ?? []
  return {
    ...timeline,
    documents: 'asked',
    isListAsked: timeline.isListAsked || kinds === undefined,
    namedDocuments: new Map([...timeline.namedDocuments, ...named]),
    documentsDueOn: dueOn,
    clock: timeline.documents === 'not-asked' ? undefined : timeline.clock,
  }
}

/** Some claims are calculated without anything having been asked for: the core had it all. */
function withDocuments(timeline: Timeline, at: Date): Timeline {
  if (timeline.documents === 'complete') return timeline
  if (timeline.documents === 'not-asked') return { ...timeline, haveDocumentsCome: true }
  return {
    ...timeline,
    documents: 'complete',
    haveDocumentsCome: true,
    namedDocuments: new Map([...timeline.namedDocuments.keys()].map((kind) => [kind, undefined])),
    documentsDueOn: undefined,
    clock: timeline.clock ?? { promise: 'assess', from: at },
  }
}

function ended(
  timeline: Timeline,
  as: 'paid' | 'refused' | 'cancelled',
  { at, facts, isOfCore = false }: ClaimEvent,
): Timeline {
  const { amountFen, arrivesOn, arrivedOn } = facts
  const end = { as, at, amountFen, isOfCore }
  const over = { ...timeline, end, isAgreementAsked: false, clock: undefined }
  if (as === 'paid') {
    const isPaying = timeline.steps.at(-1)?.kind === 'payment'
    const steps = isPaying ? timeline.steps : withStep(timeline, 'payment', at)
    const payments = [
      ...timeline.payments,
      { at, amountFen, arrivesOn, arrivedOn, isFollowed: false },
    ]
    return { ...over, payments, steps: finished(steps, 'done') }
  }
  const steps = finished(timeline.steps, as === 'cancelled' ? 'stopped' : 'done')
  const last = finished(withStep({ ...timeline, steps }, as, at), 'stopped')
  if (as === 'cancelled') return { ...over, steps: last }
  return { ...over, steps: last, clock: { promise: 'explain-refusal', from: at } }
}
