import { forward, object, partialCheck, pipe } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { edited } from '../../desk/edited.ts'
import { saved } from '../../desk/saved.ts'
import { announcementEntries } from './announcement-draft.ts'
import { deskAnnouncement } from './desk-announcement.ts'

/** Saves an announcement, new or changed; customers see it at once. One that is not there is 1007. */
export const saveAnnouncement = defineDeskCall({
  path: '/activities/saveAnnouncement',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: pipe(
    object({ edited, ...announcementEntries }),
    forward(
      partialCheck(
        [['from'], ['until']],
        ({ from, until }) => from <= until,
        '结束日期早于开始日期',
      ),
      ['until'],
    ),
  ),
  response: saved(deskAnnouncement),
})
