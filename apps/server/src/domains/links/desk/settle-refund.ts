import { refundSettled } from '@ecenter/contract/core/person-events.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { findRegistration, settleRegistration } from '../store/refund-registration.repository.ts'
import type { ShortLinkStore } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

interface Settlement {
  readonly status: 'paid' | 'failed'
  readonly at: Date
  readonly staff: Pick<Staff, 'id' | 'account'>
  readonly failedReason?: string
}

/**
 * Notes what became of the money, and tells the customer by SMS. Anybody may look at a phone, so it
 * names neither amount nor account; the receipt behind the first link does.
 */
export async function settleRefund(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  store: ShortLinkStore & CoreEventStore,
  { ref, mobile: phone }: ShortLink,
  { staff, ...settlement }: Settlement,
): Promise<void> {
  const registration = await findRegistration(store, ref)
  if (registration === undefined) throw new Error('nothing was registered that could be paid')
  await settleRegistration(store, ref, registration, { ...settlement, staffId: staff.id })
  const { receiptNo } = registration
  await tellCore(store, refundSettled, {
    subject: `refund/${receiptNo}`,
    data: {
      receiptNo,
      outcome: settlement.status,
      reason: settlement.failedReason,
      settledAt: settlement.at.toISOString(),
      account: staff.account,
    },
  })
  const { hotline } = settings.brand
  const news =
    settlement.status === 'paid'
      ? `已打款，到账时间以银行为准。有疑问请拨打 ${hotline}。`
      : `没有打款成功，款项不会丢失。请拨打 ${hotline}，我们重新给您发送登记链接。`
  // The gateway fills its template by their order.
  const values = { receiptNo, news }
  await jobs.sendSms({ phone, template: 'refund-news', values }, store.db)
}
