import { check, forward, object, optional, pipe } from 'valibot'
import { pageAsked } from '../list-page.ts'
import { idNumber } from '../rules/id-number.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { isTogether } from '../rules/together.ts'

/**
 * What a customer knows about an order (car and non-car pay form, section 3): the plate of a car, or
 * a name, each with an ID number and the phone that was given when it was placed.
 */
export const orderLookup = pipe(
  object({
    licenseNo: optional(licensePlate),
    identifyNumber: optional(idNumber),
    applyMobile: optional(mobile),
    identifyname: optional(nameOf('投保人姓名')),
    identifynumber: optional(idNumber),
    identifymobile: optional(mobile),
    ...pageAsked,
  }),
  forward(
    check(
      ({ licenseNo, identifyname }) => licenseNo !== undefined || identifyname !== undefined,
      '请填写车牌号；不是车险的，改填投保人姓名',
    ),
    ['licenseNo'],
  ),
  forward(
    check(
      ({ licenseNo, identifyNumber }) => isTogether(licenseNo, identifyNumber),
      '请填写证件号码',
    ),
    ['identifyNumber'],
  ),
  forward(
    check(({ licenseNo, applyMobile }) => isTogether(licenseNo, applyMobile), '请填写投保手机号'),
    ['applyMobile'],
  ),
  forward(
    check(
      ({ identifyname, identifynumber }) => isTogether(identifyname, identifynumber),
      '请填写证件号码',
    ),
    ['identifynumber'],
  ),
  forward(
    check(
      ({ identifyname, identifymobile }) => isTogether(identifyname, identifymobile),
      '请填写投保手机号',
    ),
    ['identifymobile'],
  ),
)
