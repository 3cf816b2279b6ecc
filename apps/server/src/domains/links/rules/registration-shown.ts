import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { checkInfo } from '@ecenter/contract/links/link.ts'
import { maskAccount } from '../../../platform/mask/mask.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'

type Shown = NonNullable<ResponseOf<typeof checkInfo>['registration']>

/** A registration as its customer sees it again; no card number leaves the service whole. */
export function registrationShown({
  receiptNo,
  registeredAt,
  status,
  bankName,
  bankcardno,
  paidOn,
  bankReference,
  failedReason,
}: RefundRegistration): Shown {
  return {
    receiptNo,
    registeredAt: registeredAt.toISOString(),
    status,
    bankName,
    maskedCard: maskAccount({ bank: bankName, accountNo: bankcardno }),
    // Of a transfer that came back nothing is shown but why.
    ...(status === 'paid' && { paidOn, bankReference }),
    failedReason,
  }
}
