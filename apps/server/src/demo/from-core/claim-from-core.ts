import { parse } from 'valibot'
import type { PayeeFacts } from '../../domains/claims/rules/money/offer-facts.ts'
import { claimSecrets } from '../../domains/claims/store/claim-record.ts'
import type { NewClaim } from '../../domains/claims/store/store-claims.ts'

/** A claim as a file of the core tells it. */
export function claimFromCore(claim: NewClaim) {
  const { policyNos, paidInto = [], ...secrets } = parse(claimSecrets, claim)
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
    events: events.map(({ type, at, facts }) => {
      const paid = paidInto.find((each) => each.at === at.toISOString())
      return {
        type,
        at,
        ...facts,
        ...(type === 'paid' && paid && { payees: payeesOf(paid.payee) }),
      }
    }),
    documents,
  }
}

/** A row tells with a payment whom it went to, of several each with what it got. */
function payeesOf({ shares, ...only }: PayeeFacts) {
  return shares?.map(({ shareFen, ...account }) => ({ ...account, amountFen: shareFen })) ?? [only]
}
