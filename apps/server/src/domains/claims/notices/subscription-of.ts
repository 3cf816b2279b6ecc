import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import type { Claim } from '../store/claim.ts'
import { isSubscribed } from '../store/claim-subscription.ts'

/** Whether each new step is told by SMS, and to which phone; nothing where none is on file. */
export async function subscriptionOf(
  services: Pick<Services, 'db'>,
  { ref, phoneKey, insured }: Claim,
): Promise<ClaimDetail['subscription']> {
  if (phoneKey === null || insured.mobile === undefined) return undefined
  return {
    isOn: await isSubscribed(services, ref, phoneKey),
    maskedMobile: maskMobile(insured.mobile),
  }
}
