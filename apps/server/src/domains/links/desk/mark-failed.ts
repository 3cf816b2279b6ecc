import type { markFailed } from '@ecenter/contract/links/desk/mark-failed.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { actOnLink } from './act-on-link.ts'
import { settleRefund } from './settle-refund.ts'

export function answerMarkFailed(parts: Parts): DeskHandler<typeof markFailed> {
  return ({ linkId, reason }, transaction) =>
    actOnLink(parts, transaction, {
      action: 'markFailed',
      event: 'link-refund-failed',
      linkId,
      work: (store, { link }, at) =>
        settleRefund(parts, store, link, {
          status: 'failed',
          at,
          staffId: transaction.staff.id,
          failedReason: reason,
        }),
    })
}
