import { expect, test } from 'vitest'
import { canNudge, nudgeAnsweredBy, nudgeShown } from './nudge.ts'

const open = { end: undefined }
const paid = { end: { as: 'paid', at: new Date('2026-11-20T02:00:00Z') } } as const
const asked = {
  askedOn: '2026-11-20',
  askedAt: new Date('2026-11-20T02:00:00Z'),
  answerBy: '2026-11-23',
  answer: undefined,
}
const reader = { today: '2026-11-20', isInsured: true }

test('who hurries a claim on a Friday is answered by Monday, and before a holiday by the day after it', () => {
  expect(nudgeAnsweredBy('2026-11-20')).toBe('2026-11-23')
  expect(nudgeAnsweredBy('2026-09-30')).toBe('2026-10-08')
})

test('a claim is hurried once a day, also while nobody has answered, and no more once it has ended', () => {
  expect(canNudge(open, undefined, '2026-11-20')).toBe(true)
  expect(canNudge(open, asked, '2026-11-20')).toBe(false)
  expect(canNudge(open, asked, '2026-11-21')).toBe(true)
  expect(canNudge(paid, undefined, '2026-11-20')).toBe(false)
})

test('who waits reads by when, and that the day has passed', () => {
  expect(nudgeShown(open, asked, reader)?.last).toMatchObject({
    askedAt: '2026-11-20 10:00',
    answerBy: '2026-11-23',
    isOverdue: false,
  })
  expect(nudgeShown(open, asked, { ...reader, today: '2026-11-24' })?.last?.isOverdue).toBe(true)
  expect(nudgeShown(paid, undefined, reader)).toBeUndefined()
})

test('what staff wrote is for the insured alone; others read that it was answered', () => {
  const answer = { at: new Date('2026-11-21T02:00:00Z'), text: '今天付款。', by: 'claims1' }
  const answered = { ...asked, answer }
  expect(nudgeShown(open, answered, reader)?.last?.answer).toEqual({
    at: '2026-11-21 10:00',
    text: '今天付款。',
  })
  expect(nudgeShown(open, answered, { ...reader, isInsured: false })?.last?.answer?.text).toBe(
    undefined,
  )
})
