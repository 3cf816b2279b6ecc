import type { Claim } from '../../store/claim.ts'
import { type Timeline, timelineOf } from '../timeline.ts'

type Offered = Pick<Claim, 'reportedAt' | 'events' | 'offer' | 'answeredOffer'>

/** How an offer stands: it can be answered, was answered here, its day has passed, or all was settled another way. */
export type OfferStatus = 'open' | 'answered' | 'expired' | 'closed'

/** Undefined where the core tells no offer. */
export function offerStatus(claim: Offered, today: string): OfferStatus | undefined {
  const { offer, answeredOffer } = claim
  if (offer === undefined) return undefined
  // What the core tells of an older one comes late.
  if (answeredOffer !== undefined && answeredOffer >= offer.version) return 'answered'
  const { end, clock, isAgreementAsked } = timelineOf(claim)
  const isAgreed = clock?.promise === 'pay' && !isAgreementAsked
  if (end !== undefined || isAgreed) return 'closed'
  return today <= offer.answerBy ? 'open' : 'expired'
}

/** The timeline of a claim, whose offer, where there is one, waits for its customer until its day has passed. */
export function timelineWithOffer(claim: Offered, today: string): Timeline {
  const timeline = timelineOf(claim)
  const status = offerStatus(claim, today)
  if (status === undefined) return timeline
  return { ...timeline, isAgreementAsked: status === 'open', isOfferOver: status === 'expired' }
}
