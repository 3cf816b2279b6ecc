import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { employeeNumber } from './employee-number.ts'

/**
 * Who an employee number belongs to, masked, with their branch: enough to see that it was typed right.
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
    comName: string(),
    /** Of the branch, so that the form can begin there. */
    cityCode: string(),
  }),
})
