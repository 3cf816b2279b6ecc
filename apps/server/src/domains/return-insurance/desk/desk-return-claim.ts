import type { DeskReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Claim } from '../../claims/store/claim.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import type { Services } from '../../services.ts'
import { insuredOrderOf, sumInsuredOf } from '../calls/find-insured-order.ts'
import type { ReturnClaim } from '../store/return-claim.ts'
import { deskReturnRowOf } from './desk-return-row.ts'

/** A return with its whole numbers, which staff compare with those of the shop. */
export async function deskReturnClaimOf(
  store: Pick<Services, 'clock'> & PolicyStore,
  returned: ReturnClaim,
  claim: Claim,
): Promise<DeskReturnClaim> {
  const order = mustBeFound(await insuredOrderOf(store, { kind: 'policy', ...returned.policy }))
  const { policy, risk } = order
  return {
    ...deskReturnRowOf(returned, claim, store.clock.today()),
    version: claim.events.length,
    productName: claim.productName,
    marketplace: risk.marketplace,
    shop: risk.shop,
    goods: risk.goods,
    orderNo: returned.orderNo,
    courierNo: returned.courierNo,
    maskedPhone: maskMobile(returned.phoneNumber),
    sumInsured: await sumInsuredOf(store, policy),
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
    refusalReason: returned.status === 'refused' ? claim.refusalReason : undefined,
  }
}
