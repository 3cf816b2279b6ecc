import { forward, object, optional, pipe, rawCheck, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { askedLink } from '../../links/desk/links-at-desk.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { customerId } from './customer-id.ts'

type Fact = 'customerId' | 'insuredName' | 'mobile'
type Facts = Partial<Record<Fact, unknown>>

/**
 * Sends a link for a refund by SMS; nobody else is shown its code. A phone gets few of them a day, and a member of
 * staff sends few an hour. With `customerId`, once they have proven to this member of staff
 * who they are, the name and phone on file stand for what is left out; else each is refused at its field.
 */
export const linkForCaller = defineDeskCall({
  path: '/customers/linkForCaller',
  answer: 'json',
  kind: 'submit',
  access: 'send-links',
  request: pipe(
    object({
      ...askedLink.entries,
      customerId: optional(customerId),
      insuredName: optional(nameOf('被保险人姓名')),
      mobile: optional(mobile),
    }),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { customerId, insuredName }: Facts = Object(dataset.value)
        if (customerId === undefined && insuredName === undefined) {
          addIssue({ message: '请填写被保险人姓名' })
        }
      }),
      ['insuredName'],
    ),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { customerId, mobile }: Facts = Object(dataset.value)
        if (customerId === undefined && mobile === undefined) {
          addIssue({ message: '请填写客户的手机号' })
        }
      }),
      ['mobile'],
    ),
  ),
  response: object({
    linkId: string(),
    maskedPhone: string(),
    /** `2026-11-23 08:46`: then it opens nothing any more. */
    expiresAt: string(),
  }),
})
