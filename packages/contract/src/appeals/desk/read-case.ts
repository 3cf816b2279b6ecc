import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { caseId } from './case-acted-on.ts'
import { deskCase } from './desk-case.ts'

/** All that a customer said, and all that was done. Reading it leaves a trace. */
export const readCase = defineDeskCall({
  path: '/appeals/readCase',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ caseId }),
  response: deskCase,
})
