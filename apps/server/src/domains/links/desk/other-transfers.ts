import type { settleTransfer, tellTransfer } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { LinksServices } from '../links-services.ts'
import { isToldBefore } from '../rules/is-told-before.ts'
import { takeBankReference } from '../store/bank-reference.ts'
import { noteOtherTransfer, settleDoubt } from '../store/refund-registration.repository.ts'
import { bankReferenceTaken, linkAtHand, registered } from './act-on-link.ts'

/** Staff sent money for a link that was settled otherwise, mostly by the core meanwhile. */
export function answerTellTransfer(services: LinksServices): DeskHandler<typeof tellTransfer> {
  return async ({ linkId, amountFen, bankReference, paidOn }, transaction) => {
    const atHand = await linkAtHand(services, transaction, 'tellTransfer', linkId)
    const registration = registered(atHand)
    if (paidOn > services.clock.today()) throw fieldRefused('paidOn', '打款日期不能晚于今天')
    if (isToldBefore(bankReference, registration)) {
      throw fieldRefused('bankReference', '这笔转账已经登记过，请核对银行流水号')
    }
    if (!(await takeBankReference(atHand.store, bankReference))) throw bankReferenceTaken()
    await noteOtherTransfer(atHand.store, atHand.link.ref, registration, {
      ...{ amountFen, bankReference, paidOn },
      ...{ toldAt: atHand.now.toISOString(), toldBy: transaction.staff.id },
    })
    return atHand.done('link-transfer-told')
  }
}

export function answerSettleTransfer(services: LinksServices): DeskHandler<typeof settleTransfer> {
  return async ({ linkId, note }, transaction) => {
    const atHand = await linkAtHand(services, transaction, 'settleTransfer', linkId)
    await settleDoubt(atHand.store, atHand.link.ref, registered(atHand), note)
    return atHand.done('link-transfer-settled')
  }
}
