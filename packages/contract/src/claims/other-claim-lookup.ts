import { check, forward, object, optional, pipe } from 'valibot'
import { pageAsked } from '../list-page.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { reportNumber } from '../rules/report-number.ts'
import { isTogether } from '../rules/together.ts'

/**
 * What a customer knows about a claim (Other claims form, section 3): its policy with the insured's
 * ID number, its report with the insured's name, or who reported it with their phone. A slide captcha
 * that was just passed goes before it, or an image code with it.
 */
export const otherClaimLookup = pipe(
  object({
    policyNo: optional(otherPolicyNumber),
    insuredName: optional(nameOf('被保险人姓名')),
    identifyNumber: optional(idNumber),
    registNo: optional(reportNumber),
    reportorName: optional(nameOf('报案人姓名')),
    mobile: optional(mobile),
    verificationCode: optional(imageCode),
    ...pageAsked,
  }),
  forward(
    check(
      (asked) => [asked.policyNo, asked.registNo, asked.reportorName].some(Boolean),
      '请填写保单号、报案号或报案人姓名',
    ),
    ['policyNo'],
  ),
  forward(
    check(
      ({ policyNo, identifyNumber }) => isTogether(policyNo, identifyNumber),
      '请填写被保险人证件号码',
    ),
    ['identifyNumber'],
  ),
  forward(
    check(({ registNo, insuredName }) => isTogether(registNo, insuredName), '请填写被保险人姓名'),
    ['insuredName'],
  ),
  forward(
    check(({ reportorName, mobile }) => isTogether(reportorName, mobile), '请填写报案时留的手机号'),
    ['mobile'],
  ),
)
