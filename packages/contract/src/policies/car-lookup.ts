import { object, optional } from 'valibot'
import { cityCode } from '../rules/city-code.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { licensePlate } from '../rules/license-plate.ts'

/** What a customer knows about a car. Without an image code, a pass that the session holds is spent. */
export const carLookup = object({
  areaCode: optional(cityCode),
  licenseNo: licensePlate,
  identifyNumber: idNumber,
  verificationCode: optional(imageCode),
})
