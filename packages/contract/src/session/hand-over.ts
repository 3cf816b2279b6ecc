import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/**
 * Spends the ticket that a configured channel (app, mini-program) put into the address it opened.
 * The channel vouches for its customer, whose own policies are then open at level `phone-on-file`.
 * A ticket that is forged, old or spent logs nobody in, and answers 0.
 */
export const handOver = defineCall({
  group: 'self',
  path: '/session/handOver',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ ticket: text(2000, '登录凭据') }),
  response: object({ loginStatus: picklist(['0', '1']) }),
})
