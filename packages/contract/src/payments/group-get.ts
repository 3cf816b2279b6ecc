import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { mobile } from '../rules/mobile.ts'
import { name } from '../rules/name.ts'

/**
 * Pending orders: of a car by plate, ID number and phone; of a person by name, ID number and
 * phone.
 */
export const groupGet = defineCall({
  group: 'wp',
  path: '/api/orderPayment/groupGet',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    licenseNo: optional(licensePlate),
    identifyNumber: optional(idNumber),
    applyMobile: optional(mobile),
    identifyname: optional(name),
    identifynumber: optional(idNumber),
    identifymobile: optional(mobile),
  }),
  response: object({}),
})
