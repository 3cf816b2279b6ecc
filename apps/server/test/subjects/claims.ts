import type { ClaimEvent, ClaimEventType } from '../../src/domains/claims/rules/claim-event.ts'
import { type NewClaim, registNoKey } from '../../src/domains/claims/store/store-claims.ts'
import type { NewPolicy } from '../../src/domains/policies/store/store-policies.ts'
import type { Grant } from '../../src/platform/grants/grant.ts'
import { uuidOf } from '../../src/platform/grants/object-ref.ts'
import type { TestService } from '../test-services.ts'

let reported = 0

/** A claim on a policy as the core would tell it: reported yesterday, and nothing done since. */
export function claimOn(
  { policyNo, insured, productCode, vehicle }: NewPolicy,
  given: Partial<NewClaim> = {},
): NewClaim {
  reported += 1
  const licenseNo = vehicle?.licenseNo
  return {
    policy: { policyNo, insuredIdNumber: insured.idNumber },
    kind: licenseNo === undefined ? 'other' : 'car',
    registNo: `R${productCode}2026330188${String(reported).padStart(8, '0')}`,
    policyNos: [policyNo],
    insured,
    reporter: { name: insured.name, mobile: insured.mobile ?? '13300000000' },
    reportedAt: new Date('2026-11-19T01:30:00Z'),
    accidentAt: new Date('2026-11-19T00:40:00Z'),
    accidentType: '追尾',
    lossTypes: [licenseNo === undefined ? 'household' : 'own-damage'],
    accident: { place: '杭州市西湖区文一路 8 号', cause: '追尾', course: '等红灯时被后车追尾。' },
    vehicles:
      licenseNo === undefined
        ? []
        : [{ role: 'own', licenseNo, brandModel: '云帆牌轿车', damage: '后保险杠破损' }],
    damages: [],
    events: [],
    ...given,
  }
}

/** Events a day apart, the first one hour after `since`. */
export function eventsOf(since: string, ...types: readonly ClaimEventType[]): ClaimEvent[] {
  return types.map((type, day) => ({
    type,
    at: new Date(Date.parse(since) + day * 86_400_000 + 3_600_000),
    facts: {},
  }))
}

/** What a grant for a claim is about. */
export function claimRef({ keys }: TestService, { policy, registNo }: NewClaim): Grant['object'] {
  return {
    kind: 'claim',
    customerKey: keys.searchHash('customer', policy.insuredIdNumber),
    id: uuidOf(registNoKey(keys, registNo)),
  }
}
