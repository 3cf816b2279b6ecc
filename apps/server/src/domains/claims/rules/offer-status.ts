import type { Claim } from '../store/claim.ts'
import { type Course, courseOf } from './timeline.ts'

type Offered = Pick<Claim, 'reportedAt' | 'events' | 'offer' | 'answeredOffer'>

/** How an offer stands: it can be answered, was answered here, its day has passed, or all was settled another way. */
export type OfferStatus = 'open' | 'answered' | 'expired' | 'closed'

/** Undefined where the core tells no offer. */
export function offerStatus(claim: Offered, today: string): OfferStatus | undefined {
  const { offer, answeredOffer } = claim
  if (offer === undefined) return undefined
  // What the core tells of an older one comes late.
  if (answeredOffer !== undefined && answeredOffer >= offer.version) return 'answered'
  const { end, clock, isAgreementAsked } = courseOf(claim)
  const isAgreed = clock?.promise === 'pay' && !isAgreementAsked
  if (end !== undefined || isAgreed) return 'closed'
  return today <= offer.answerBy ? 'open' : 'expired'
}

/** The course of a claim, which waits for its customer exactly as long as its offer does, where there is one. */
export function courseWithOffer(claim: Offered, today: string): Course {
  const course = courseOf(claim)
  const status = offerStatus(claim, today)
  if (status === undefined) return course
  return { ...course, isAgreementAsked: status === 'open' }
}
