import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'
import { policyList, policyListAsked } from './policy-list.ts'

/** Borrower cover, by the number of the loan contract and the borrower's ID number. */
export const selectShieJCO = defineCall({
  group: 'wp',
  path: '/api/policyQuery/selectShieJCO',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    loanContractNo: text(50, '借款合同号'),
    insuredName: optional(nameOf('借款人姓名')),
    identifyNumber: idNumber,
    verificationCode: optional(imageCode),
    ...policyListAsked,
  }),
  response: policyList,
})
