import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskLead } from './desk-lead.ts'
import { leadActedOn } from './lead-acted-on.ts'

/** From now on this member of staff calls, whoever was to before; of two who take it at once one has it. */
export const takeLead = defineDeskCall({
  path: '/purchases/takeLead',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object(leadActedOn),
  response: deskLead,
})
