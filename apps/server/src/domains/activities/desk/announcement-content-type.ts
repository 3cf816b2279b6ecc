import {
  type AnnouncementDraft,
  announcementDraft,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { ContentType, KeptContent } from '../../../platform/content/content-type.ts'
import { areaNames } from '../../places/rules/areas.ts'
import { type KeptAnnouncement, storeAnnouncements } from '../store/announcement.repository.ts'
import { isPicture } from '../store/content-picture.repository.ts'
import { lockKeptAnnouncement } from '../store/kept-announcements.ts'

/** Where the desk's announcements lie. */
export const announcementContentType: ContentType<AnnouncementDraft> = {
  kind: 'announcement',
  shape: announcementDraft,
  titleOf: ({ title }) => title,
  async judge(db, { areaCodes, pictureId }) {
    if (!areaCodes.every((code) => areaNames.has(code))) {
      throw fieldRefused('areaCodes', '有一个地区不存在，请重新选择')
    }
    if (pictureId !== undefined && !(await isPicture({ db }, pictureId))) {
      throw fieldRefused('pictureId', '图片已不在，请重新上传')
    }
  },
  async lock(db, id) {
    const announcement = await lockKeptAnnouncement({ db }, id)
    return announcement && keptContentOf(announcement)
  },
  async store(db, { id, version, draft: { to, pictureId, ...draft } }) {
    const kept = { ...draft, ...(to && { to }), ...(pictureId && { pictureId }), id, version }
    await storeAnnouncements({ db }, [kept])
  },
}

/** An announcement as the form of the desk knows it. */
export function keptContentOf({
  id,
  version,
  areaCodes,
  channels,
  ...rest
}: KeptAnnouncement): KeptContent<AnnouncementDraft> {
  return { id, version, draft: { ...rest, areaCodes: [...areaCodes], channels: [...channels] } }
}
