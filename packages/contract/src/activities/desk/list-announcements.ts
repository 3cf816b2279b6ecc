import { array, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskAnnouncement } from './desk-announcement.ts'

/** All that is, was and will be announced, in the order of kinds and of the page. */
export const listAnnouncements = defineDeskCall({
  path: '/activities/listAnnouncements',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({}),
  response: object({
    announcements: array(deskAnnouncement),
    /** An ISO date: by it what is shown now is told from what was and will be. */
    today: string(),
  }),
})
