import { noteReturnStanding } from '../../domains/claims/store/note-return-standing.ts'
import { registNoKey, storeClaims } from '../../domains/claims/store/store-claims.ts'
import { storePolicies } from '../../domains/policies/store/store-policies.ts'
import {
  type ReturnClaimStore,
  takeOrder,
} from '../../domains/return-insurance/store/return-claim.repository.ts'
import { uuidOf } from '../../platform/grants/object-ref.ts'
import { type DemoReturn, demoReturns } from './demo-returns.ts'

/** Stores orders whose freight was claimed on the page: two wait for the desk, two were decided. */
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

async function storeParcel(store: ReturnClaimStore, returned: DemoReturn): Promise<void> {
  const { keys } = store
  const { insured, policy, claim, orderNo, courier, courierNo } = returned
  const customerKey = keys.searchHash('customer', insured.idNumber)
  const claimId = uuidOf(registNoKey(keys, claim.registNo))
  await takeOrder(store, {
    policy: { customerKey, id: uuidOf(keys.searchHash('policy-no', policy.policyNo)) },
    claimId,
    claimedAt: claim.reportedAt,
    standing: 'open',
    registNo: claim.registNo,
    orderNo,
    courier,
    courierNo,
    phoneNumber: claim.reporter.mobile,
  })
  for (const { type } of claim.events) {
    await noteReturnStanding(store, { customerKey, id: claimId }, type)
  }
}
