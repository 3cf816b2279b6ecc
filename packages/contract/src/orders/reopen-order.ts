import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { returnCode } from '../rules/return-code.ts'

/**
 * Finds the order again where a cashier returned into another browser: by the code that its return
 * address carries, and the phone that was given when the order was placed. Anything wrong is 1007.
 */
export const reopenOrder = defineCall({
  group: 'self',
  path: '/payments/reopenOrder',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ returnCode, applyMobile: mobile }),
  response: object({ handle: string() }),
})
