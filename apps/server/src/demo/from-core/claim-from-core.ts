import { parse } from 'valibot'
import { claimSecrets } from '../../domains/claims/store/claim-record.ts'
import type { NewClaim } from '../../domains/claims/store/store-claims.ts'

/** A claim as a file of the core tells it. */
export function claimFromCore(claim: NewClaim) {
  const { policyNos, ...secrets } = parse(claimSecrets, claim)
  const { policy, kind, reportedAt, accidentAt, accidentType, lossTypes, events, documents } = claim
  return {
    ...secrets,
    ...policy,
    otherPolicyNos: policyNos.filter((policyNo) => policyNo !== policy.policyNo),
    kind,
    reportedAt,
    accidentAt,
    accidentType,
    lossTypes,
    events: events.map(({ type, at, facts }) => ({ type, at, ...facts })),
    documents,
  }
}
