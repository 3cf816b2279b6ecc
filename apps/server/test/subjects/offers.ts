import type { RequestOf } from '@ecenter/contract/call.ts'
import type { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import type { OfferFacts } from '../../src/domains/claims/rules/money/offer-facts.ts'
import { offerMark, payeeMark } from '../../src/domains/claims/rules/money/offer-mark.ts'
import type { NewClaim } from '../../src/domains/claims/store/store-claims.ts'
import type { TestService } from '../test-services.ts'
import { type ClaimVisit, visitClaim } from './claim-visit.ts'
import { claimOn, eventsOf } from './claims.ts'

/** A name as a hand draws it. */
export const signature = '100,100 500,120|300,100 310,600|120,600 600,610'

export const offer: OfferFacts = {
  version: 1,
  lines: [
    { what: '前保险杠，换新', amountFen: 186_000, basis: '按维修厂报价核定' },
    { what: '减去旧件', amountFen: -12_000, basis: '旧件您留下了，抵 120 元' },
  ],
  totalFen: 174_000,
  answerBy: '2099-12-30',
  payee: { name: '沈国强', bank: '示例银行', accountNo: '6200000000000006217' },
}

/** What a page sends that has read the offer of this claim as it was told. */
export function readOffer({ keys }: Pick<TestService, 'keys'>, claim: NewClaim) {
  if (claim.offer === undefined) throw new Error('there is no offer to read')
  const { version, totalFen: total, payee } = claim.offer
  return {
    ...{ version, total, mark: offerMark(keys, claim, claim.offer), signature },
    payeeMark: payee && payeeMark(keys, claim, payee),
  }
}

/** A claim whose insured is asked to agree. */
export function offeredClaim(
  policy: Parameters<typeof claimOn>[0],
  given: Partial<OfferFacts> = {},
): NewClaim {
  return claimOn(policy, {
    events: eventsOf('2026-11-18T02:00:00Z', 'calculation', 'agreement-asked'),
    reportedAt: new Date('2026-11-18T01:30:00Z'),
    accidentAt: new Date('2026-11-18T00:40:00Z'),
    offer: { ...offer, ...given },
  })
}

/** Its insured, as if the code for this one act had been typed. */
export async function visitOffer(
  service: TestService,
  claim: NewClaim,
  action: RequestOf<typeof getCentPhoneCode>['purpose'],
): Promise<ClaimVisit> {
  const visit = await visitClaim(service, claim)
  await allow(service, visit, action)
  return visit
}

export async function allow(
  service: TestService,
  { visitor, ref }: ClaimVisit,
  action: RequestOf<typeof getCentPhoneCode>['purpose'],
): Promise<void> {
  await service.grants.open(await visitor.session(), [ref], { level: 'fresh-code', action })
}
