import { array, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { waitingDocument } from './waiting-document.ts'

/** The documents that wait for a check, those that have waited longest in front. */
export const listDocuments = defineDeskCall({
  path: '/claims/listDocuments',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object(pageAsked),
  response: object({ documents: array(waitingDocument), ...listExtent }),
})
