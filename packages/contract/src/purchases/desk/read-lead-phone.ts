import { object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { leadId } from './lead-acted-on.ts'

/** The phone that is called, for who handles the lead alone (else E3020001). It leaves a trace. */
export const readLeadPhone = defineDeskCall({
  path: '/purchases/readLeadPhone',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ leadId }),
  response: object({ mobile: string(), sharePhone: optional(string()) }),
})
