import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { caseNumber } from '../rules/case-number.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'
import { appealCase } from './appeal-case.ts'

/** Asks for a review (核查) of what was decided, once, within 30 days of it; later is E3020001. */
export const askReview = defineCall({
  group: 'self',
  path: '/appeals/askReview',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    caseNo: caseNumber,
    phoneNumber: mobile,
    content: text(500, '申请核查的理由'),
  }),
  response: appealCase,
})
