import { expect, test } from 'vitest'
import { lateWishWords } from './late-wish-words.ts'

const late = '还没有答复。应在 2026 年 11 月 20 日（周五）08:30 前答复，已经晚了，非常抱歉。'

test('an answer that is late is called late with the day it was due, and nobody is said to hurry it', () => {
  expect(lateWishWords({ dueAt: '2026-11-20 08:30' })).toBe(late)
})

test('where staff asked for it once more, it is said when', () => {
  const wish = { dueAt: '2026-11-20 08:30', askedAgainAt: '2026-11-21 10:00' }
  expect(lateWishWords(wish)).toBe(`${late}2026 年 11 月 21 日（周六）10:00 我们已催办。`)
})
