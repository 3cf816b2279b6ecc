import type { markPaid } from '@ecenter/contract/links/desk/mark-paid.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { actOnLink } from './act-on-link.ts'
import { settleRefund } from './settle-refund.ts'

export function answerMarkPaid(parts: Parts): DeskHandler<typeof markPaid> {
  return ({ linkId }, transaction) =>
    actOnLink(parts, transaction, {
      action: 'markPaid',
      event: 'link-refund-paid',
      linkId,
      work: (store, { link }, at) =>
        settleRefund(parts, store, link, { status: 'paid', at, staffId: transaction.staff.id }),
    })
}
