import type { RequestOf } from '@ecenter/contract/call.ts'
import { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import { agreeToSettlement } from '@ecenter/contract/claims/settlement-offer.ts'
import type { OfferFacts } from '../../src/domains/claims/rules/money/offer-facts.ts'
import type { NewClaim } from '../../src/domains/claims/store/store-claims.ts'
import type { TestService } from '../test-services.ts'
import { eventsAsked } from '../wishes.ts'
import type { ClaimVisit } from './claim-visit.ts'
import { allow, offeredClaim, readOffer, signature, visitOffer } from './offers.ts'
import { town } from './policies/other-policies.ts'

/** A claim whose insured has signed, and may ask for other accounts. */
export interface AgreedVisit extends ClaimVisit {
  readonly claim: NewClaim
  /** What a page sends that has read what was signed. */
  readonly body: RequestOf<typeof askPayeeChange>
}

export const newAccount = {
  holder: town.owner.name,
  bankName: '招商银行',
  bankcardno: '6222020200000000006',
}

export async function visitAgreed(
  service: TestService,
  policy: Parameters<typeof offeredClaim>[0],
  given: Partial<OfferFacts> = {},
): Promise<AgreedVisit> {
  const claim = offeredClaim(policy, given)
  const visit = await visitOffer(service, claim, 'agree-settlement')
  const { handle, visitor } = visit
  const { version, total, payeeMark = '', ...read } = readOffer(service, claim)
  await visitor.get(agreeToSettlement, { handle, version, total, payeeMark, ...read })
  await allow(service, visit, 'change-payee')
  const payees = [{ ...newAccount, share: total }]
  return { ...visit, claim, body: { handle, version, total, payeeMark, payees, signature } }
}

/** One that was asked for, and by which event. */
export async function askedPayeeChange(
  service: TestService,
  policy: Parameters<typeof offeredClaim>[0],
  given: Partial<OfferFacts> = {},
): Promise<AgreedVisit & { readonly eventId: string }> {
  const visit = await visitAgreed(service, policy, given)
  await visit.visitor.get(askPayeeChange, visit.body)
  const eventId = (await eventsAsked(service, 'payee-change', visit.ref.id)).at(-1) ?? ''
  return { ...visit, eventId }
}
