import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** The promoter behind an employee number, masked. */
export const gettgname = defineCall({
  group: 'wp',
  path: '/api/groupBuy/gettgname',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ employeeNo: text(20, '工号') }),
  response: object({}),
})
