import { object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/mobile.ts'
import { smsCode } from '../rules/sms-code.ts'
import { smsPurpose } from './sms-purpose.ts'

/** Judges a code that was sent; what it proves follows from its purpose. */
export const checkSMSCode = defineCall({
  group: 'wp',
  path: '/verification/checkSMSCode',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({
    smsCode,
    purpose: smsPurpose,
    handle: optional(handle),
    mobile: optional(mobile),
  }),
  response: object({ level: picklist(['phone', 'phone-on-file', 'fresh-code']) }),
})
