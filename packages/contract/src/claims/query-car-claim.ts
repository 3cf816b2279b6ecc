import { check, forward, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { pageAsked } from '../list-page.ts'
import { carPolicyNumber } from '../rules/car-policy-number.ts'
import { idNumber } from '../rules/id-number.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { claimList } from './claim-list.ts'

/**
 * The claims of a car, masked, by plate or policy number with the insured's ID number. A slide
 * captcha that was just passed goes before it (decisions, section 4).
 */
export const queryCarClaim = defineCall({
  group: 'wp',
  path: '/claim/queryCarClaim',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: pipe(
    object({
      policyNo: optional(carPolicyNumber),
      licenseNo: optional(licensePlate),
      identifyNumber: idNumber,
      ...pageAsked,
    }),
    forward(
      check(
        ({ policyNo, licenseNo }) => policyNo !== undefined || licenseNo !== undefined,
        '请填写车牌号；没有车牌号时，改填保单号',
      ),
      ['licenseNo'],
    ),
  ),
  response: claimList,
})
