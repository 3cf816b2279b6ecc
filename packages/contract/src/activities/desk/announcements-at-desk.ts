import {
  array,
  boolean,
  forward,
  type InferOutput,
  instance,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { channels } from '../../constants/channels.ts'
import { siteScreenList } from '../../constants/site-screens.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { contentVersion, draftWish, edited, saved } from '../../desk/edited.ts'
import { cityCode } from '../../rules/city-code.ts'
import { judged } from '../../rules/judged.ts'
import { isoDay } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'

/** Where on the home page it stands. */
export const announcementKind = picklist([
  'notice',
  'carousel',
  'activity',
  'group',
  'car-discount',
])
export type AnnouncementKind = InferOutput<typeof announcementKind>

/** What staff read of a kind. */
export const announcementKindNames: Readonly<Record<AnnouncementKind, string>> = {
  notice: '首页通知',
  carousel: '轮播图',
  activity: '近期活动',
  group: '热门团购',
  'car-discount': '车险优惠',
}

/** Screens of the site as announcements name them: without the `#`. */
export const targetScreens = siteScreenList.map(({ title, href }) => ({
  title,
  path: href.slice(1),
}))

/** A screen of the site that needs nothing at hand, or an address outside it, which must be https. */
const announcementTarget = pipe(
  text(300, '链接'),
  judged((typed) =>
    targetScreens.some(({ path }) => path === typed) || isHttps(typed)
      ? undefined
      : '请选择本站的页面，或填写 https:// 开头的网址',
  ),
)

function isHttps(typed: string): boolean {
  return /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/.test(typed)
}

/** All that is said of an announcement: what, where it leads, and where and when it is shown. */
const announcementEntries = {
  kind: announcementKind,
  title: text(30, '标题'),
  /** One line more. */
  text: text(60, '说明'),
  /** A screen of the site (`/policy-query`) or an `https` address; absent where it only tells. */
  to: optional(announcementTarget),
  /** The first and the last day it is shown. */
  from: isoDay('开始日期'),
  until: isoDay('结束日期'),
  /** Areas it is shown in, with all that lies in them; everywhere when there is none. */
  areaCodes: pipe(array(cityCode), maxLength(50, '地区最多 50 个')),
  /** Every channel when there is none. */
  channels: array(picklist(channels)),
  /** Lower ones come first. */
  seq: pipe(
    number('请填写次序'),
    integer('次序是整数'),
    minValue(0, '次序从 0 到 999'),
    maxValue(999, '次序从 0 到 999'),
  ),
  /** Of a group purchase: how many have joined. */
  joinedCount: pipe(
    number('请填写已参加人数'),
    integer('人数是整数'),
    minValue(0, '人数不能是负数'),
    maxValue(99_999_999, '人数太多，请核对'),
  ),
  pictureId: optional(pipe(string(), uuid())),
  isShown: boolean(),
}

export const announcementDraft = object(announcementEntries)
export type AnnouncementDraft = InferOutput<typeof announcementDraft>

/** How an announcement was before, the newest first. */
export const listAnnouncementVersions = defineDeskCall({
  path: '/activities/listAnnouncementVersions',
  access: 'keep-announcements',
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ versions: array(contentVersion(announcementDraft)) }),
})

/** An announcement as the desk knows it. */
const deskAnnouncement = object({
  id: string(),
  ...announcementEntries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskAnnouncement = InferOutput<typeof deskAnnouncement>

/** All that is, was and will be announced, in the order of kinds and of the page. */
export const listAnnouncements = defineDeskCall({
  path: '/activities/listAnnouncements',
  access: 'keep-announcements',
  response: object({
    announcements: array(deskAnnouncement),
    /** An ISO date: by it what is shown now is told from what was and will be. */
    today: string(),
  }),
})

/** Saves an announcement, new or changed; customers see it once it is published. One that is not there is 1007. */
export const saveAnnouncement = defineDeskCall({
  path: '/activities/saveAnnouncement',
  kind: 'submit',
  access: 'keep-announcements',
  request: pipe(
    object({ edited, ...draftWish, ...announcementEntries }),
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

/**
 * Takes a picture for an announcement. It is drawn anew, so that nothing hidden in it is kept. What is
 * no picture, or too large for customers on a slow line, is 1010 with the field `file`.
 */
export const sendPicture = defineDeskCall({
  path: '/activities/sendPicture',
  envelope: 'upload',
  kind: 'submit',
  access: 'keep-announcements',
  request: object({ file: instance(Uint8Array, '请选择图片') }),
  response: object({ pictureId: string() }),
})

export const activityDeskCalls = {
  listAnnouncements,
  saveAnnouncement,
  listAnnouncementVersions,
  sendPicture,
}
