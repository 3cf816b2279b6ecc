import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { caseNumber } from '../rules/case-number.ts'
import { mobile } from '../rules/mobile.ts'
import { appealCase } from './appeal-case.ts'

/** One appeal by its number and the phone it was filed with, which was proven; else 1007. */
export const queryAppeal = defineCall({
  group: 'self',
  path: '/appeals/queryAppeal',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone',
  request: object({ caseNo: caseNumber, phoneNumber: mobile }),
  response: appealCase,
})
