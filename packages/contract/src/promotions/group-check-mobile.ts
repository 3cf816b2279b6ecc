import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { promotedProduct } from './promoted-product.ts'

/** Whether the visitor's own phone promotes this product already, and then by which link. */
export const groupCheckMobile = defineCall({
  group: 'wp',
  path: '/api/groupBuy/groupCheckMobile',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone',
  request: object({ phoneNumber: mobile, promoteProduct: promotedProduct }),
  response: object({ isPromoter: boolean(), carLink: optional(string()) }),
})
