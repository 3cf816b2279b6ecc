import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { deskLead } from './desk-lead.ts'
import { leadActedOn } from './lead-acted-on.ts'
import { leadStatus } from './lead-status.ts'

/** How a call went, and where the lead stands now; for who handles it. */
export const noteLead = defineDeskCall({
  path: '/purchases/noteLead',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ ...leadActedOn, status: leadStatus, note: text(500, '通话记录') }),
  response: deskLead,
})
