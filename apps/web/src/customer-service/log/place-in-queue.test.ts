import { expect, test } from 'vitest'
import { placeInQueue } from './place-in-queue.ts'

test('who is first is told so, and not that somebody is about to answer', () => {
  expect(placeInQueue(1)).toContain('您排在第 1 位，前面没有人')
  expect(placeInQueue(1)).not.toContain('马上')
})

test('who stands behind others is told how many', () => {
  expect(placeInQueue(3)).toContain('您排在第 3 位，前面还有 2 位')
})

test.each([undefined, 1, 2])(
  'at any place a message can be left instead of waiting (%s)',
  (place) => {
    expect(placeInQueue(place)).toContain('不想等可以点“留言”')
  },
)
