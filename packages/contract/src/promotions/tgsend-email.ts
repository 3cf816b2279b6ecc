import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { mobile } from '../rules/mobile.ts'

/** E-mails the promotion link to its promoter. */
export const tgsendEmail = defineCall({
  group: 'wp',
  path: '/api/groupBuy/tgsendEmail',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ phoneNumber: mobile, email, promoteProduct: picklist(['car', 'non-car']) }),
  response: object({}),
})
