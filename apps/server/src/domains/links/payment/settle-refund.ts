import { refundSettled } from '@ecenter/contract/core/person-events.ts'
import { dayWords } from '@ecenter/contract/links/paid-refund.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { type Outcome, settleRegistration } from '../store/refund-registration.repository.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import type { ShortLinkStore } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

interface Settling {
  readonly link: ShortLink
  readonly registration: RefundRegistration
  readonly outcome: Outcome
  readonly at: Date
  /** Who of the staff says so; undefined where the core does, which is told nothing it said. */
  readonly staff: Pick<Staff, 'id' | 'account'> | undefined
}

/** Notes what became of the money of a link that is locked, tells the core, and the customer by SMS. */
export async function settleRefund(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  store: ShortLinkStore & CoreEventStore,
  { link, registration, outcome, at, staff }: Settling,
): Promise<void> {
  await settleRegistration(store, link.ref, registration, { outcome, at, staffId: staff?.id })
  const { receiptNo } = registration
  if (staff !== undefined) {
    await tellCore(store, refundSettled, {
      subject: `refund/${receiptNo}`,
      data: {
        receiptNo,
        outcome: outcome.status,
        amountFen: link.amount,
        ...(outcome.status === 'paid'
          ? { bankReference: outcome.bankReference, paidOn: outcome.paidOn }
          : { reason: outcome.failedReason }),
        askedBy: link.senderAccount,
        settledAt: at.toISOString(),
        account: staff.account,
      },
    })
  }
  // The gateway fills its template by their order.
  const values = { receiptNo, news: newsOf(outcome, settings.brand.hotline) }
  await jobs.sendSms({ phone: link.mobile, template: 'refund-news', values }, store.db)
}

/**
 * What the SMS says. Anybody may look at a phone, so it names neither amount nor account; the receipt behind the
 * first link does.
 */
export function newsOf(outcome: Outcome, hotline: string): string {
  return outcome.status === 'paid'
    ? `已于 ${dayWords(outcome.paidOn)}打款，到账时间以银行为准。有疑问请拨打 ${hotline}。`
    : `没有打款成功，款项不会丢失。请拨打 ${hotline}，我们重新给您发送登记链接。`
}
