import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { caseActedOn } from './case-acted-on.ts'
import { deskCase } from './desk-case.ts'

/** From now on this member of staff handles the case, whoever did before. */
export const takeCase = defineDeskCall({
  path: '/appeals/takeCase',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object(caseActedOn),
  response: deskCase,
})
