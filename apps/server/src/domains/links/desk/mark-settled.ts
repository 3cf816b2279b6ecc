import type { markFailed, markPaid } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { paidWords } from '@ecenter/contract/links/paid-refund.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { maskAccount } from '../../../platform/mask/mask.ts'
import type { LinksServices } from '../links-services.ts'
import { newsOf, settleRefund } from '../payment/settle-refund.ts'
import { whyNotThisTransfer } from '../rules/why-not-this-transfer.ts'
import { isBankReferenceTaken, takeBankReference } from '../store/bank-reference.ts'
import { readingOf } from './about-link.ts'
import { bankReferenceTaken, linkAtHand, registered } from './act-on-link.ts'

/** What a transfer tells its customer is only shown, until it comes again as confirmed. */
export function answerMarkPaid(services: LinksServices): DeskHandler<typeof markPaid> {
  return async ({ linkId, amountFen, bankReference, paidOn, confirmed }, transaction) => {
    const atHand = await linkAtHand(services, transaction, 'markPaid', linkId)
    const registration = registered(atHand)
    const { link, store, now: at } = atHand
    const transfer = { amountFen, paidOn }
    const wrong = whyNotThisTransfer(transfer, link, registration, services.clock.today())
    if (wrong !== undefined) throw fieldRefused(wrong.field, wrong.message)
    if (await isBankReferenceTaken(store, bankReference)) throw bankReferenceTaken()
    const outcome = { status: 'paid', paidOn, bankReference } as const
    if (confirmed !== true) {
      const { bankName: bank, bankcardno: accountNo } = registration
      const preview = {
        shown: paidWords({ paidOn, maskedCard: maskAccount({ bank, accountNo }) }),
        told: newsOf(outcome, services.settings.brand.hotline),
      }
      transaction.record(await readingOf(services, link, transaction.staff))
      return { link: await atHand.shown(), preview }
    }
    // Who names it for another refund at this moment waits here.
    if (!(await takeBankReference(store, bankReference))) throw bankReferenceTaken()
    const { staff } = transaction
    await settleRefund(services, store, { link, registration, outcome, at, staff })
    return { link: await atHand.done('link-refund-paid') }
  }
}

export function answerMarkFailed(services: LinksServices): DeskHandler<typeof markFailed> {
  return async ({ linkId, reason: failedReason }, transaction) => {
    const atHand = await linkAtHand(services, transaction, 'markFailed', linkId)
    const { link, store, now: at } = atHand
    const { staff } = transaction
    const outcome = { status: 'failed', failedReason } as const
    await settleRefund(services, store, {
      ...{ link, registration: registered(atHand), outcome, at, staff },
    })
    return atHand.done('link-refund-failed')
  }
}
