import { object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { caseNumber } from '../../rules/case-number.ts'

/** Finds a case by the number that a customer tells on the phone; else 1007. */
export const findCase = defineDeskCall({
  path: '/appeals/findCase',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ caseNo: caseNumber }),
  response: object({ caseId: string() }),
})
