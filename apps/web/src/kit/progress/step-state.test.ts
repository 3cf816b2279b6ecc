import { expect, test } from 'vitest'
import { progressOf, stepStateAt, wordOf } from './step-state.ts'

test('steps before the current one are done, those after it are still to come', () => {
  expect([0, 1, 2, 3].map((at) => stepStateAt(at, 2))).toEqual([
    'done',
    'done',
    'current',
    'future',
  ])
})

test('a line that is walked to its end has no current step', () => {
  expect([0, 1, 2].map((at) => stepStateAt(at, 3))).toEqual(['done', 'done', 'done'])
})

test('the place in the line is told in words', () => {
  expect(progressOf(0, 5)).toBe('第 1 步，共 5 步')
  expect(progressOf(4, 5)).toBe('第 5 步，共 5 步')
  expect(progressOf(5, 5)).toBe('共 5 步，已全部完成')
})

test('no state is told by colour alone: each has a word of its own', () => {
  const words = (['done', 'current', 'future', 'failed'] as const).map(wordOf)
  expect(new Set(words).size).toBe(4)
})
