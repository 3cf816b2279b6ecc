import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { carPolicyNumber } from '../rules/car-policy-number.ts'
import { idNumber } from '../rules/id-number.ts'
import { licensePlate } from '../rules/license-plate.ts'

/** The claims of a car, masked, by policy or plate and ID number. */
export const queryCarClaim = defineCall({
  group: 'wp',
  path: '/claim/queryCarClaim',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    policyNo: optional(carPolicyNumber),
    licenseNo: optional(licensePlate),
    identifyNumber: idNumber,
  }),
  response: object({}),
})
