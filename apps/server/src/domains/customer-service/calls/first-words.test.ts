import { readSalesHours } from '@ecenter/contract/customer-service/read-sales-hours.ts'
import { readServiceHours } from '@ecenter/contract/customer-service/service-calls.ts'
import { customerInitAndConsultation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession } from '../../../../test/visitor.ts'
import { demoFaqs } from '../../../demo/demo-faqs.ts'
import { readSettings } from '../../../platform/config/settings.ts'
import { courtesyTo } from '../robot/reply-to.ts'
import { greetingAt } from '../rules/greeting.ts'
import { hotQuestions, topicsOfPath } from '../rules/hot-questions.ts'

const service = serviceOfTests({ env: { ENTRY_TOPICS: 'poster-1:报案+赔款,sms:保单配送' } })

test('the page begins with a greeting, questions of where one comes from, and the hours', async () => {
  const visitor = await newSession(service)
  const begun = await visitor.get(customerInitAndConsultation, { subsource: 'invoice-query' })
  expect(begun.greeting).toMatch(/^中午好！我是示例财险智能客服。/)
  expect(begun.hotQuestions).toHaveLength(6)
  expect(begun.hotQuestions.every((asked) => topicOf(asked) === '电子发票')).toBe(true)
  expect(begun.consultation).toEqual({ hours: '每天 24 小时', isOpen: true })
})

test('a poster that was given topics offers those, wherever one comes from', async () => {
  const visitor = await newSession(service)
  const begun = await visitor.get(customerInitAndConsultation, {
    subsource: 'invoice-query',
    entryId: 'poster-1',
  })
  expect(begun.hotQuestions.map(topicOf)).toEqual(['报案', '赔款', '报案', '赔款', '报案', '赔款'])
})

test.each(['poster', 'poster:', ':报案', 'Poster 1:报案', 'a:报案,,b:赔款', 'a:报案+'])(
  'topics of “%s” are refused at start, by name',
  (given) => {
    expect(() => readSettings({ ENTRY_TOPICS: given }, '/')).toThrow(/ENTRY_TOPICS: must be/)
  },
)

test('advisers and sales advisers have hours of their own', async () => {
  const visitor = await newSession(service)
  expect(await visitor.get(readServiceHours, {})).toEqual({
    hours: '每天 24 小时',
    isOpen: true,
  })
  expect(await visitor.get(readSalesHours, {})).toEqual({
    hours: '工作日 09:00–18:00',
    isOpen: true,
  })
})

function topicOf(asked: string): string | undefined {
  return demoFaqs().find(({ question }) => question === asked)?.topic
}

test.each([
  ['04:59', '夜深了'],
  ['05:00', '早上好'],
  ['09:00', '上午好'],
  ['11:30', '中午好'],
  ['13:30', '下午好'],
  ['18:00', '晚上好'],
  ['23:59', '晚上好'],
])('at %s it says %s', (time, greeting) => {
  expect(greetingAt(new Date(`2026-11-20T${time}:00+08:00`), '示例财险')).toContain(`${greeting}！`)
})

test.each([
  ['claims-detail-car', '理赔过程'],
  ['order-delivery-query', '保单配送'],
  ['order-pay', '订单和付款'],
  ['policy-detail', '保单查询'],
  ['pdf', '电子保单'],
  ['home', '理赔过程'],
])('who comes from %s is first asked about %s', (subsource, topic) => {
  const hot = hotQuestions(demoFaqs(), topicsOfPath(subsource))
  expect(new Set(hot).size).toBe(6)
  expect(topicOf(hot[0] ?? '')).toBe(topic)
})

test('where topics were renamed there are still questions to begin with', () => {
  const renamed = demoFaqs().map((faq) => ({ ...faq, topic: '其他' }))
  expect(hotQuestions(renamed, topicsOfPath('claims-query'))).toHaveLength(6)
  expect(hotQuestions([], topicsOfPath())).toEqual([])
})

test('nothing that is asked is taken for a courtesy', () => {
  const asked = demoFaqs().flatMap(({ question, variants }) => [question, ...variants])
  expect(asked.filter((text) => courtesyTo(text) !== undefined)).toEqual([])
  for (const text of ['你好，怎么查保单', '好的保险有哪些', '', '？？？']) {
    expect(courtesyTo(text), text).toBeUndefined()
  }
})
