import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { mobile } from '../rules/mobile.ts'
import { promotedProduct } from './promoted-product.ts'

/** E-mails the promotion link to its promoter, whose phone was proven. */
export const tgsendEmail = defineCall({
  group: 'wp',
  path: '/api/groupBuy/tgsendEmail',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ phoneNumber: mobile, email, promoteProduct: promotedProduct }),
  response: object({ maskedEmail: string() }),
})
