import { expect, test } from 'vitest'
import { nudgeWords } from './nudge-words.ts'

const asked = { askedAt: '2026-11-20 10:00', answerBy: '2026-11-23', isOverdue: false }
const nudge = { canAsk: false, answerBy: '2026-11-23' }

test('whoever waits reads by when, never that somebody hurries', () => {
  expect(nudgeWords({ canAsk: true, answerBy: '2026-11-23' })).toBe(
    '等得久了？催一下，2026 年 11 月 23 日（周一）前答复您。',
  )
  expect(nudgeWords({ ...nudge, last: asked })).toBe(
    '2026-11-20 10:00 已催办，2026 年 11 月 23 日（周一）前答复您。',
  )
})

test('a day that has passed is owned up to, and the way to ask again is told while there is one', () => {
  const last = { ...asked, isOverdue: true }
  expect(nudgeWords({ ...nudge, last })).toMatch(/已经超过，非常抱歉。$/)
  expect(nudgeWords({ ...nudge, canAsk: true, last })).toMatch(/您可以再催一次。$/)
})

test('who asks again reads that it was noted, and still by when they should have heard', () => {
  const last = { ...asked, askedAgainAt: '2026-11-24 09:00', isOverdue: true }
  expect(nudgeWords({ ...nudge, last })).toBe(
    '2026-11-20 10:00 已催办，2026-11-24 09:00 又催了一次，应在 2026 年 11 月 23 日（周一）前答复，已经超过，非常抱歉。',
  )
})

test('the answer is read where it may be, and named where it may not', () => {
  const answer = { at: '2026-11-21 10:00', text: '今天付款。' }
  expect(nudgeWords({ ...nudge, last: { ...asked, answer } })).toBe(
    '2026-11-21 10:00 答复了您的催办：今天付款。',
  )
  const { text: _, ...unread } = answer
  expect(nudgeWords({ ...nudge, last: { ...asked, answer: unread } })).toContain('“理赔信息”')
})
