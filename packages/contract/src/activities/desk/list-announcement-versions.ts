import { array, object, pipe, string, uuid } from 'valibot'
import { contentVersion } from '../../desk/content-version.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { announcementDraft } from './announcement-draft.ts'

/** How an announcement was before, the newest first. */
export const listAnnouncementVersions = defineDeskCall({
  path: '/activities/listAnnouncementVersions',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ versions: array(contentVersion(announcementDraft)) }),
})
