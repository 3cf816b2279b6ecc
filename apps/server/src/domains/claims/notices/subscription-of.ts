import type { ClaimDetail } from '@ecenter/contract/claims/claim-detail.ts'
import type { Parts } from '../../../parts.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Claim } from '../store/claim.ts'
import { isSubscribed } from '../store/claim-subscription.ts'

/** Whether each new step is told by SMS, and to which phone; nothing where none is on file. */
export async function subscriptionOf(
  parts: Pick<Parts, 'db'>,
  { ref, phoneKey, insured }: Claim,
): Promise<ClaimDetail['subscription']> {
  if (phoneKey === null || insured.mobile === undefined) return undefined
  return {
    isOn: await isSubscribed(parts, ref, phoneKey),
    maskedMobile: maskMobile(insured.mobile),
  }
}
