import { expect, test } from 'vitest'
import { nudgeMoments, nudgeWords } from './nudge-words.ts'

const asked = { askedAt: '2026-11-20 10:00', answerBy: '2026-11-23', isOverdue: false }
const nudge = { canAsk: false, answerBy: '2026-11-23' }
const now = new Date('2026-11-25T02:00:00Z')

test('whoever waits reads by when, never that somebody hurries', () => {
  expect(nudgeWords({ canAsk: true, answerBy: '2026-11-23' }, now)).toBe(
    '等得久了？催一下，11 月 23 日（周一）前答复您。',
  )
  expect(nudgeWords({ ...nudge, last: asked }, now)).toBe(
    '11-20 10:00 已催办，11 月 23 日（周一）前答复您。',
  )
})

test('a day that has passed is owned up to, and the way to ask again is told while there is one', () => {
  const last = { ...asked, isOverdue: true }
  expect(nudgeWords({ ...nudge, last }, now)).toMatch(/已经超过，非常抱歉。$/)
  expect(nudgeWords({ ...nudge, canAsk: true, last }, now)).toMatch(/您可以再催一次。$/)
})

test('who asks again reads that it was noted, and still by when they should have heard', () => {
  const last = { ...asked, askedAgainAt: '2026-11-24 09:00', isOverdue: true }
  expect(nudgeWords({ ...nudge, last }, now)).toBe(
    '11-20 10:00 已催办，11-24 09:00 又催了一次，应在 11 月 23 日（周一）前答复，已经超过，非常抱歉。',
  )
})

test('the answer is read where it may be, and named where it may not', () => {
  const answer = { at: '2026-11-21 10:00', text: '今天付款。' }
  expect(nudgeWords({ ...nudge, last: { ...asked, answer } }, now)).toBe(
    '11-21 10:00 答复了您的催办：今天付款。',
  )
  const { text: _, ...unread } = answer
  expect(nudgeWords({ ...nudge, last: { ...asked, answer: unread } }, now)).toContain('“理赔信息”')
})

test('days and minutes are found, to be read in one line, and nothing else', () => {
  const last = { ...asked, askedAgainAt: '2026-11-24 09:00', isOverdue: true }
  const found = nudgeWords({ ...nudge, last }, now).split(nudgeMoments)
  expect(found.filter((_, at) => at % 2 === 1)).toEqual([
    '11-20 10:00',
    '11-24 09:00',
    '11 月 23 日（周一）前',
  ])
})
