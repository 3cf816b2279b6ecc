import { array, object, pipe, string, uuid } from 'valibot'
import { contentVersion } from '../../desk/content-version.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { outletDraft } from './outlet-draft.ts'

/** How an outlet was before, the newest first. */
export const listOutletVersions = defineDeskCall({
  path: '/outlets/listOutletVersions',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ versions: array(contentVersion(outletDraft)) }),
})
