import {
  carDiscount,
  getHotGroupActivity,
  queryActivity,
  queryConfigCarouselFigure,
} from '@ecenter/contract/activities/announcement.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'

const guangzhou = '44010000'

const service = serviceOfTests()
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

function titles(shown: readonly { readonly title: string }[]): string[] {
  return shown.map(({ title }) => title)
}

test('the carousel of Beijing has one figure more than that of Guangzhou, in the planned order', async () => {
  const inBeijing = titles((await visitor.get(queryConfigCarouselFigure, {})).figures)
  const elsewhere = await visitor.get(queryConfigCarouselFigure, { cityCode: guangzhou })
  expect(inBeijing).toEqual([...titles(elsewhere.figures), '同事一起投保，看团购方案'])
})

test('what is planned for a province is shown in its counties too', async () => {
  const { discount } = await visitor.get(carDiscount, { cityCode: '11010500' })
  expect(discount?.title).toBe('北京车险 8.5 折起')
  expect(await visitor.get(carDiscount, { cityCode: guangzhou })).toEqual({})
})

test('an activity of one channel is told in that channel alone', async () => {
  const inMiniProgram = await visitor.get(queryActivity, { channelType: 'cx' })
  const inBrowser = await visitor.get(queryActivity, {})
  expect(titles(inMiniProgram.activities)).toContain('小程序专享：理赔进度提醒')
  expect(titles(inBrowser.activities)).not.toContain('小程序专享：理赔进度提醒')
  expect(inBrowser.notice?.title).toBe('这里是演示站点')
})

test('of the group purchases the one that most have joined comes first', async () => {
  const { groupActivities } = await visitor.get(getHotGroupActivity, {})
  expect(groupActivities.map(({ joinedCount }) => joinedCount)).toEqual([1286, 432])
})

test('what holds no longer is not told any more', async () => {
  await service.passTime(29 * 86_400)
  await visitor.open()
  expect(await visitor.get(queryActivity, {})).toEqual({ activities: [] })
})
