import { boolean, forward, object, optional, picklist, pipe, rawCheck, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { cityCode } from '../../rules/city-code.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { customerId } from './customer-id.ts'

type Fact = 'customerId' | 'applicant' | 'mobile'
type Facts = Partial<Record<Fact, unknown>>

/**
 * Keeps that a caller wants to buy, for an adviser who calls back within a working day. With `customerId` the name
 * and phone on file stand for what is left out. Twice in a day it is one wish.
 */
export const leadForCaller = defineDeskCall({
  path: '/customers/leadForCaller',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId: optional(customerId),
      product: picklist(promotedProduct.options, '请选择想买什么'),
      applicant: optional(nameOf('投保人姓名')),
      mobile: optional(mobile),
      cityCode,
    }),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { customerId, applicant }: Facts = Object(dataset.value)
        if (customerId === undefined && applicant === undefined) {
          addIssue({ message: '请填写投保人姓名' })
        }
      }),
      ['applicant'],
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
    leadId: string(),
    leadNo: string(),
    maskedPhone: string(),
    /** This phone left the same earlier today: it is that one, and nothing was added. */
    isRepeated: boolean(),
  }),
})
