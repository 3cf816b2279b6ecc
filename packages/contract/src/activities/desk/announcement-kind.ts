import { type InferOutput, picklist } from 'valibot'

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
