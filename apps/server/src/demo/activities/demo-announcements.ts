import { randomUUID } from 'node:crypto'
import type { PlannedAnnouncement } from '../../domains/activities/store/announcement.repository.ts'
import { daysAfter } from '../../platform/clock/days.ts'

type Draft = Pick<PlannedAnnouncement, 'kind' | 'title' | 'text'> & Partial<PlannedAnnouncement>

const drafts: readonly Draft[] = [
  {
    kind: 'notice',
    title: '这里是演示站点',
    text: '保单、人员和金额都是虚构的，不代表真实业务。',
    to: '/agreement',
  },
  {
    kind: 'carousel',
    title: '出险先别慌，三步在线看理赔',
    text: '查进度、补材料、看赔款明细，都不用跑网点',
    to: '/claims-query',
  },
  {
    kind: 'carousel',
    title: '电子保单，和纸质保单一样有效',
    text: '下载、发邮箱、扫码验真',
    to: '/policy-query',
  },
  {
    kind: 'carousel',
    title: '同事一起投保，看团购方案',
    text: '北京地区，满 10 人成团',
    areaCodes: ['11000000'],
    to: '/promotion-apply',
  },
  {
    kind: 'activity',
    title: '冬季免费检测',
    text: '到店检查电瓶、轮胎和防冻液，凭车险保单预约',
    to: '/outlet-query',
  },
  {
    kind: 'activity',
    title: '邀请家人用大字版',
    text: '首页右上角一点就大，字清楚，按钮也大',
  },
  {
    kind: 'activity',
    title: '小程序专享：理赔进度提醒',
    text: '在小程序里订阅，每到一步就提醒',
    channels: ['gwcx', 'cx'],
    to: '/claims-query',
  },
  {
    kind: 'group',
    title: '公司团购车险',
    text: '同一家单位满 10 人',
    areaCodes: ['11000000', '31000000'],
    joinedCount: 1286,
    to: '/promotion-apply',
  },
  {
    kind: 'group',
    title: '小区邻里家财险',
    text: '同一个小区满 20 户',
    joinedCount: 432,
    to: '/promotion-apply-property',
  },
  {
    kind: 'car-discount',
    title: '北京车险 8.5 折起',
    text: '以报价时的核定为准',
    areaCodes: ['11000000'],
    to: '/car-purchase',
  },
]

/** What the demo insurer announces, from a week before a day to four weeks after it. */
export function demoAnnouncements(today: string): PlannedAnnouncement[] {
  return drafts.map((draft, seq) => ({
    id: randomUUID(),
    from: daysAfter(today, -7),
    until: daysAfter(today, 28),
    areaCodes: [],
    channels: [],
    seq,
    joinedCount: 0,
    ...draft,
  }))
}
