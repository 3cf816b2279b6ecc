import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskLead } from './desk-lead.ts'
import { leadId } from './lead-acted-on.ts'

/** All of a lead but its phone. Reading it leaves a trace. */
export const readLead = defineDeskCall({
  path: '/purchases/readLead',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ leadId }),
  response: deskLead,
})
