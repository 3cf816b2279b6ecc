import { object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { claimId } from './claim-id.ts'

/** One file that a customer sent for a claim. Looking at it leaves a trace. */
export const viewDocument = defineDeskCall({
  path: '/claims/viewDocument',
  answer: 'file',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId, fileId: pipe(string(), uuid('没有这个文件')) }),
  response: object({}),
})
