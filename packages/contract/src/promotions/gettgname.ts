import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { employeeNumber } from './employee-number.ts'

/**
 * Who an employee number belongs to: the family name, and where the form can begin. That is enough to see
 * that it was typed right.
 * A number of nobody is refused at its field; who tries many is answered so for all of them.
 */
export const gettgname = defineCall({
  group: 'wp',
  path: '/api/groupBuy/gettgname',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ employeeNo: employeeNumber }),
  response: object({
    promoterName: string(),
    comCode: string(),
    cityCode: string(),
  }),
})
