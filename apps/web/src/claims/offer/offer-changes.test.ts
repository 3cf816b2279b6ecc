import { expect, test } from 'vitest'
import { offerChanges } from './offer-changes.ts'

const bumper = { what: '前保险杠', amount: 186_000, basis: '按报价核定' }
const lamp = { what: '左前大灯', amount: 264_000, basis: '按报价核定' }
const before = { lines: [bumper, lamp], total: 450_000 }

test('who read an offer that changed is told which lines are others, and the total first', () => {
  const hours = { what: '工时', amount: 100_000, basis: '按工时核定' }
  const after = { lines: [{ ...bumper, amount: 200_000 }, hours], total: 300_000 }
  expect(offerChanges(before, after)).toEqual([
    '合计由 4,500.00 元改为 3,000.00 元。',
    '“前保险杠”由 1,860.00 元改为 2,000.00 元。',
    '增加了“工时”1,000.00 元。',
    '去掉了“左前大灯”2,640.00 元。',
  ])
})

test('a new reason is a change, and no change in the lines is said to be none', () => {
  const reasoned = { ...before, lines: [bumper, { ...lamp, basis: '按市场价核定' }] }
  expect(offerChanges(before, reasoned)).toEqual(['“左前大灯”的依据有更新。'])
  expect(offerChanges(before, before)).toEqual(['金额没有变，只是答复的期限或说明有更新。'])
})

test('two lines of one name are two', () => {
  const twice = { lines: [lamp, lamp], total: 528_000 }
  expect(offerChanges(twice, twice)).toEqual(['金额没有变，只是答复的期限或说明有更新。'])
})
