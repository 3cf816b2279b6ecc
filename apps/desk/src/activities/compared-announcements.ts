import {
  type AnnouncementDraft,
  announcementKindNames,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import type { ComparedField } from '../kit/lists/Comparison.tsx'
import { whereText } from './where-text.ts'

/** What two people wrote of one announcement, field by field. */
export function comparedAnnouncements(
  areas: readonly Province[],
  mine: AnnouncementDraft,
  theirs: AnnouncementDraft,
): ComparedField[] {
  const of = (name: string, textOf: (draft: AnnouncementDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  return [
    of('位置', ({ kind }) => announcementKindNames[kind]),
    of('标题', ({ title }) => title),
    of('说明', ({ text }) => text),
    of('链接', ({ to }) => to || '不链接'),
    of('图片', ({ pictureId }) => pictureId || '没有'),
    of('日期', ({ from, until }) => `${from} 至 ${until}`),
    of('地区和渠道', (draft) => whereText(areas, draft)),
    of('次序', ({ seq }) => `${seq}`),
    of('已参加人数', ({ joinedCount }) => `${joinedCount}`),
    of('展示给客户', ({ isShown }) => (isShown ? '是' : '否')),
  ]
}
