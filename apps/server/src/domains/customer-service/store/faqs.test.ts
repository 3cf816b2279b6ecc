import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { testKeys } from '../../../../test/test-keys.ts'
import { storeFaqs } from './faq.repository.ts'
import type { KeptFaq } from './faq.ts'
import { liveFaqsOn } from './live-faqs.ts'
import { noteMiss, purgeMisses, readMisses, settleMiss } from './robot-miss.repository.ts'

const keys = testKeys()
const clock = testClock()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const faq: KeptFaq = {
  id: 'parking',
  topic: '服务',
  question: '网点能停车吗？',
  variants: ['有停车位吗'],
  answer: '多数网点门口可以停车。',
  links: [{ title: '服务网点', href: '#/outlet-query' }],
  place: 0,
  isShown: true,
  version: 1,
}

test('another process knows of a new question, of new words for it, and that it is hidden', async () => {
  const here = liveFaqsOn(database)
  expect(await here.shown()).toEqual([])
  await storeFaqs(database, [faq])
  expect(await here.shown()).toEqual([faq])
  const worded = { ...faq, answer: '地下车库免费停两小时。', version: 2 }
  await storeFaqs(database, [worded])
  expect(await here.shown()).toEqual([worded])
  await storeFaqs(database, [{ ...worded, isShown: false, version: 3 }])
  expect(await here.shown()).toEqual([])
})

test('while nothing changes the list stays the same one', async () => {
  const here = liveFaqsOn(database)
  expect(await here.shown()).toBe(await here.shown())
})

const store = () => ({ ...database, keys })

function ask(text: string) {
  return noteMiss(store(), { text, reason: 'unknown', at: clock.now() })
}

async function waiting() {
  return (await readMisses(store())).map(({ text, times }) => ({ text, times }))
}

test('the same words count however they are written, and nothing is kept of no words', async () => {
  await ask('能用 ETC 付吗')
  await ask('能用etc付吗？')
  await ask('可以骑马吗')
  await ask('？？？')
  expect(await waiting()).toEqual([
    { text: '能用 ETC 付吗', times: 2 },
    { text: '可以骑马吗', times: 1 },
  ])
})

test('what was answered comes back when it is asked again, what was set aside does not', async () => {
  const [etc, horse] = await readMisses(store())
  expect(await settleMiss(store(), etc?.id ?? '', { answeredBy: faq.id })).toBe(true)
  expect(await settleMiss(store(), horse?.id ?? '', { setAsideAt: clock.now() })).toBe(true)
  expect(await waiting()).toEqual([])
  await ask('能用ETC付吗')
  await ask('可以骑马吗')
  expect(await waiting()).toEqual([{ text: '能用 ETC 付吗', times: 3 }])
})

test('what customers typed lies sealed, and is gone after 90 days', async () => {
  const { rows } = await database.pool.query('select * from robot_miss')
  expect(JSON.stringify(rows)).not.toContain('ETC')
  clock.advance(90 * 86_400 - 1)
  await purgeMisses(database.db, clock)
  expect(await waiting()).toHaveLength(1)
  clock.advance(2)
  await purgeMisses(database.db, clock)
  expect(await waiting()).toEqual([])
})

test('whose phone or plate somebody asked about is not kept for those who write answers', async () => {
  await ask('13800138000 打不通怎么办')
  await ask('13900139000 打不通怎么办')
  expect(await waiting()).toEqual([{ text: '＊ 打不通怎么办', times: 2 }])
})
