import { array, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { text } from '../rules/text.ts'
import { policySummary } from './policy-summary.ts'

/** What a customer knows about a car. Without an image code, a pass that the session holds is spent. */
export const carLookup = object({
  areaCode: optional(cityCode),
  licenseNo: licensePlate,
  identifyNumber: idNumber,
  verificationCode: optional(imageCode),
})

/**
 * The policies of a car, masked, for who knows plate and ID number. Open, for its answer makes the
 * proof.
 */
export const findCarPolicies = defineCall({
  group: 'policy',
  path: '/policy/wapCarProperty',
  envelope: 'plain',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})

/** What the visitor may look up in this city and channel. */
export const querySupportProduct = defineCall({
  group: 'wp',
  path: '/support/querySupportProduct',
  level: 'open',
  request: object({ cityCode: optional(cityCode), channelNo: optional(text(10, '渠道')) }),
  response: object({
    cityCode: string(),
    cityName: string(),
    /** The plate prefix that the car form begins with, for example 京. */
    platePrefix: string(),
    products: array(
      picklist(['car', 'property', 'student-family', 'person', 'new-car', 'channel']),
    ),
  }),
})
