import type { markPaid } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { LinksServices } from '../links-services.ts'
import { actOnLink } from './act-on-link.ts'
import { settleRefund } from './settle-refund.ts'

export function answerMarkPaid(services: LinksServices): DeskHandler<typeof markPaid> {
  return ({ linkId }, transaction) =>
    actOnLink(services, transaction, {
      action: 'markPaid',
      event: 'link-refund-paid',
      linkId,
      work: (store, { link }, at) =>
        settleRefund(services, store, link, { status: 'paid', at, staff: transaction.staff }),
    })
}
