import { endorsementNumber } from '../../apps/server/src/domains/policies/rules/endorsement-number.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { generatedPolicies, type ImportedPolicy, samplePolicies } from './policies.ts'

/** One of each made-up policy. */
export function* generatedEndorsements(today: string): Generator<object> {
  for (const policy of generatedPolicies(today)) yield endorsementOf(policy)
}

export function sampleEndorsements(today: string): object[] {
  return samplePolicies(today).map(endorsementOf)
}

function endorsementOf({ policyNo, insured, startsOn }: ImportedPolicy): object {
  return {
    // Behind those that the demo's own policies have.
    endorsementNo: endorsementNumber(policyNo, 9),
    policyNo,
    insuredIdNumber: insured.idNumber,
    effectiveOn: daysAfter(startsOn, 30),
    premiumChangeFen: 0,
    kind: '联系地址变更',
    summary: '自批改生效日起，联系地址变更，其他内容不变。',
    changes: [{ item: '联系地址', before: '旧址', after: '新址' }],
  }
}
