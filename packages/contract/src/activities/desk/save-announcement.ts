import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { edited } from '../../desk/edited.ts'
import { saved } from '../../desk/saved.ts'
import { announcementDraft } from './announcement-draft.ts'
import { deskAnnouncement } from './desk-announcement.ts'

/** Saves an announcement, new or changed; customers see it at once. One that is not there is 1007. */
export const saveAnnouncement = defineDeskCall({
  path: '/activities/saveAnnouncement',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: object({ edited, draft: announcementDraft }),
  response: saved(deskAnnouncement),
})
