import { array, boolean, number, object, optional } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { deskLinkRow, linkState } from './desk-link.ts'

/**
 * Links that stand so. What waits to be paid longest stands in front, of all others what happened last.
 * `counts` tell what waits: for a customer, and to be paid.
 */
export const listLinks = defineDeskCall({
  path: '/links/listLinks',
  answer: 'json',
  kind: 'query',
  access: ['agent', 'claims'],
  request: object({ state: linkState, isMine: optional(boolean(), false), ...pageAsked }),
  response: object({
    links: array(deskLinkRow),
    ...listExtent,
    counts: object({ open: number(), registered: number() }),
  }),
})
