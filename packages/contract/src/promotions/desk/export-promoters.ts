import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { promoterQuestion } from './promoter-question.ts'

/** The same applications as a table for a spreadsheet, masked like the list. It leaves a trace. */
export const exportPromoters = defineDeskCall({
  path: '/promotions/exportPromoters',
  answer: 'file',
  kind: 'query',
  access: ['content'],
  request: object(promoterQuestion),
  response: object({}),
})
