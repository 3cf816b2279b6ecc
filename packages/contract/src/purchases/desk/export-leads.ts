import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { leadsAsked } from './list-leads.ts'

/** The chosen leads as a file for a spreadsheet, names and phones masked. It leaves a trace. */
export const exportLeads = defineDeskCall({
  path: '/purchases/exportLeads',
  answer: 'file',
  kind: 'query',
  access: ['supervisor'],
  request: object(leadsAsked),
  response: object({}),
})
