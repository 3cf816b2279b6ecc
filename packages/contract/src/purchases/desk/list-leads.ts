import { array, boolean, number, object, optional } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { isoDay } from '../../rules/iso-day.ts'
import { deskLeadRow } from './desk-lead.ts'
import { leadStatus } from './lead-status.ts'

/** What leads are chosen by, in the list and in the file of it. */
export const leadsAsked = {
  status: leadStatus,
  product: optional(promotedProduct),
  isMine: optional(boolean(), false),
  /** First and last day on which they were left. */
  from: optional(isoDay('开始日期')),
  to: optional(isoDay('结束日期')),
}

/** Leads; of open ones the oldest first, of others the latest. `counts` are of all of them. */
export const listLeads = defineDeskCall({
  path: '/purchases/listLeads',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ ...leadsAsked, ...pageAsked }),
  response: object({
    leads: array(deskLeadRow),
    ...listExtent,
    counts: object({ open: number(), late: number(), called: number(), mine: number() }),
  }),
})
