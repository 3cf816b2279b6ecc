import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { caseActedOn } from './case-acted-on.ts'
import { deskCase } from './desk-case.ts'

/** A complaint is complex and takes 30 days; the customer reads the reason. */
export const extendCase = defineDeskCall({
  path: '/appeals/extendCase',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ ...caseActedOn, reason: text(200, '延长原因') }),
  response: deskCase,
})
