import { expect, test } from 'vitest'
import { positionInQueue } from './position-in-queue.ts'

test('who is first is told so, and not that somebody is about to answer', () => {
  expect(positionInQueue({ position: 1 })).toContain('您排在第 1 位，前面没有人')
  expect(positionInQueue({ position: 1 })).not.toContain('马上')
})

test('who stands behind others is told how many, and about how long it takes', () => {
  const told = positionInQueue({ position: 3, waitMinutes: 8 })
  expect(told).toContain('您排在第 3 位，前面还有 2 位，大约等 8 分钟。')
})

test.each([undefined, 1, 2])(
  'at any place a message can be left instead of waiting (%s)',
  (position) => {
    expect(positionInQueue({ position })).toContain('不想等可以点“留言”')
  },
)
