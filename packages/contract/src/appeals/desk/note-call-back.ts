import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { caseActedOn } from './case-acted-on.ts'
import { deskCase } from './desk-case.ts'

/** The customer was called; what was said is noted for the desk, they read only that it was done. */
export const noteCallBack = defineDeskCall({
  path: '/appeals/noteCallBack',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ ...caseActedOn, note: text(500, '通话记录') }),
  response: deskCase,
})
