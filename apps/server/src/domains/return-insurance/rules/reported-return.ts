import type { RequestOf } from '@ecenter/contract/call.ts'
import type { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import type { NewClaim } from '../../claims/store/store-claims.ts'
import type { InsuredOrder } from './insured-order.ts'

export type ReturnForm = RequestOf<typeof returnInsuranceClaim>

/** The claim that a form makes on its order; the phone is the claimant's, the name the insured's. */
export function reportedReturn(
  { policy, risk }: InsuredOrder,
  { zlist, deliveryId, phoneNumber }: ReturnForm,
  { registNo, at }: { readonly registNo: string; readonly at: Date },
): NewClaim {
  const { insured, policyNo } = policy
  return {
    policy: { policyNo, insuredIdNumber: insured.idNumber },
    kind: 'other',
    registNo,
    policyNos: [policyNo],
    insured,
    reporter: { name: insured.name, mobile: phoneNumber },
    reportedAt: at,
    accidentAt: at,
    accidentType: '退货',
    lossTypes: ['return-freight'],
    accident: {
      place: risk.marketplace,
      cause: '退货',
      course: `订单 ${risk.marketplaceOrderNo} 的商品已由${zlist}寄回商家，快递单号 ${deliveryId}。`,
    },
    vehicles: [],
    damages: [{ name: '退货运费', remedy: '按保单约定赔付' }],
    // It needs no survey and no paper, so it is reviewed at once.
    events: [{ type: 'review', at, facts: {} }],
  }
}
