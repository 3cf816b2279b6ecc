import { strictObject, string } from 'valibot'
import { claimRow } from '../../domains/claims/import/claim-row.ts'
import { newClaim } from '../../domains/claims/import/claims.ts'
import { noteReturnStatus } from '../../domains/claims/store/note-return-status.ts'
import { registNoKey, storeClaims } from '../../domains/claims/store/store-claims.ts'
import { storePolicies } from '../../domains/policies/store/store-policies.ts'
import {
  type ReturnClaimStore,
  takeOrder,
} from '../../domains/return-insurance/store/return-claim.repository.ts'
import { uuidOf } from '../../platform/grants/object-ref.ts'
import { readRows } from '../data/read-data.ts'
import { issuePolicies } from '../issue-policies.ts'
import { policyRow } from '../policy-row.ts'

/** An order that went back, by whom and what was said to it so far: its policy, and the claim on it. */
export const returnRow = strictObject({
  courier: string(),
  courierNo: string(),
  policy: policyRow,
  claim: claimRow,
})

/** The orders that were claimed on the page, each with its policy and its claim. */
function demoReturns(today: string) {
  return readRows('returns.ndjson', returnRow, today).map(({ policy: row, claim, ...parcel }) => {
    const [policy] = issuePolicies(row)
    if (policy?.risk?.kind !== 'return-freight')
      throw new Error('what was sent back is not insured')
    return { ...parcel, policy, orderNo: policy.risk.marketplaceOrderNo, claim: newClaim(claim) }
  })
}

/** Stores orders whose freight was claimed: two wait for the desk, the first longer than was promised. */
export async function loadReturns(store: ReturnClaimStore, today: string): Promise<void> {
  const returns = demoReturns(today)
  await storePolicies(
    store,
    returns.map(({ policy }) => policy),
  )
  await storeClaims(
    store,
    returns.map(({ claim }) => claim),
  )
  for (const each of returns) await storeParcel(store, each)
}

async function storeParcel(
  store: ReturnClaimStore,
  { policy, claim, ...parcel }: ReturnType<typeof demoReturns>[number],
): Promise<void> {
  const { keys } = store
  const customerKey = keys.searchHash('customer', policy.insured.idNumber)
  const claimId = uuidOf(registNoKey(keys, claim.registNo))
  await takeOrder(store, {
    ...parcel,
    policy: { customerKey, id: uuidOf(keys.searchHash('policy-no', policy.policyNo)) },
    claimId,
    claimedAt: claim.reportedAt,
    status: 'open',
    registNo: claim.registNo,
    phoneNumber: claim.reporter.mobile,
  })
  for (const { type } of claim.events) {
    await noteReturnStatus(store, { customerKey, id: claimId }, type)
  }
}
