import type { markFailed } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { LinksServices } from '../links-services.ts'
import { actOnLink } from './act-on-link.ts'
import { settleRefund } from './settle-refund.ts'

export function answerMarkFailed(services: LinksServices): DeskHandler<typeof markFailed> {
  return ({ linkId, reason }, transaction) =>
    actOnLink(services, transaction, {
      action: 'markFailed',
      event: 'link-refund-failed',
      linkId,
      work: (store, { link }, at) =>
        settleRefund(services, store, link, {
          status: 'failed',
          at,
          staff: transaction.staff,
          failedReason: reason,
        }),
    })
}
