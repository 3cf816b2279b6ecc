import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { querySiteInfo } from '../query-site-info.ts'
import { outletDraft } from './outlet-draft.ts'

/** What customers would be shown of an outlet now if this draft were saved. */
export const previewOutlet = defineDeskCall({
  path: '/outlets/previewOutlet',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ draft: outletDraft }),
  response: querySiteInfo.response,
})
