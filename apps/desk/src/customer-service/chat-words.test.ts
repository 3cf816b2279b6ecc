import { expect, test } from 'vitest'
import { clockText } from './chat-words.ts'

const since = '2026-11-24T02:00:00Z'
const answerBy = '2026-11-24T02:03:00Z'
const at = (seconds: number) => Date.parse(since) + seconds * 1000

test.each([
  ['剩 3 分', 0],
  ['剩 1 分', 170],
  ['刚超时', 180],
  ['超 4 分', 180 + 4 * 60 + 12],
  ['超 1 时 5 分', 180 + 65 * 60],
])('an answer that is owed within three minutes says %s', (words, seconds) => {
  expect(clockText(since, answerBy, at(seconds))).toBe(words)
})

test('what nothing was promised for says how long it is waited for', () => {
  expect(clockText(since, undefined, at(240))).toBe('等 4 分')
})
