import { boolean, object, optional, picklist, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { cityCode } from '../../rules/city-code.ts'
import { neededWhere } from '../../rules/needed-where.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { customerId } from './customer-id.ts'

/**
 * Keeps that a caller wants to buy, for an adviser who calls back within a working day. With `customerId` the name
 * and phone on file stand for what is left out. Twice in a day it is one wish.
 */
export const leadForCaller = defineDeskCall({
  path: '/customers/leadForCaller',
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
    neededWhere('applicant', '请填写投保人姓名', ({ customerId }) => customerId === undefined),
    neededWhere('mobile', '请填写客户的手机号', ({ customerId }) => customerId === undefined),
  ),
  response: object({
    leadId: string(),
    leadNo: string(),
    maskedPhone: string(),
    /** This phone left the same earlier today: it is that one, and nothing was added. */
    isRepeated: boolean(),
  }),
})
