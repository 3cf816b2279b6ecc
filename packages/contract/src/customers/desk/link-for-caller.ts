import { object, optional, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { askedLink } from '../../links/desk/links-at-desk.ts'
import { neededWhere } from '../../rules/needed-where.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { customerId } from './customer-id.ts'

/**
 * Sends a link for a refund by SMS; nobody else is shown its code. A phone gets few of them a day, and a member of
 * staff sends few an hour. With `customerId`, once they have proven to this member of staff
 * who they are, the name and phone on file stand for what is left out; else each is refused at its field.
 */
export const linkForCaller = defineDeskCall({
  path: '/customers/linkForCaller',
  kind: 'submit',
  access: 'send-links',
  request: pipe(
    object({
      ...askedLink.entries,
      customerId: optional(customerId),
      insuredName: optional(nameOf('被保险人姓名')),
      mobile: optional(mobile),
    }),
    neededWhere('insuredName', '请填写被保险人姓名', ({ customerId }) => customerId === undefined),
    neededWhere('mobile', '请填写客户的手机号', ({ customerId }) => customerId === undefined),
  ),
  response: object({
    linkId: string(),
    maskedPhone: string(),
    /** `2026-11-23 08:46`: then it opens nothing any more. */
    expiresAt: string(),
  }),
})
