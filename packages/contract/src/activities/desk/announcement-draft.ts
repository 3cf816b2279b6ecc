import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { channels } from '../../constants/channels.ts'
import { cityCode } from '../../rules/city-code.ts'
import { isoDay } from '../../rules/iso-day.ts'
import { text } from '../../rules/text.ts'
import { announcementKind } from './announcement-kind.ts'
import { announcementTarget } from './announcement-target.ts'

/** All that is said of an announcement: what, where it leads, and where and when it is shown. */
export const announcementEntries = {
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
