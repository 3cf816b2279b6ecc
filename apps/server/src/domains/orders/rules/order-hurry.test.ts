import { expect, test } from 'vitest'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { owedByCoreOf, whyNotHurried } from './order-hurry.ts'

const now = new Date('2026-11-24T02:42:00Z')
const paid = { status: 'paid', isIssued: false, paidAt: now } as const

test('the core owes policies of what is paid, and money that it said it gives back', () => {
  expect(owedByCoreOf(paid)).toBe('issue')
  expect(owedByCoreOf({ ...paid, status: 'refunding' })).toBe('refund')
})

test('of what is issued, not paid or over it owes nothing', () => {
  expect(owedByCoreOf({ ...paid, isIssued: true })).toBeUndefined()
  expect(owedByCoreOf({ ...paid, paidAt: undefined })).toBeUndefined()
  for (const status of ['unpaid', 'on-delivery', 'expired', 'cancelled', 'refunded'] as const) {
    expect(owedByCoreOf({ ...paid, status }), status).toBeUndefined()
  }
})

const hurriedAt = (seconds: number) => [
  { at: secondsAfter(now, -7200), hurried: 'issue' as const },
  { at: secondsAfter(now, -seconds), hurried: 'issue' as const },
  { at: now, hurried: undefined },
]

test('it is hurried again after an hour, and about something else at once', () => {
  const hasDeadEvent = false
  expect(whyNotHurried('issue', { notes: [], hasDeadEvent, now })).toBeUndefined()
  expect(whyNotHurried('issue', { notes: hurriedAt(3599), hasDeadEvent, now })).toBe(
    '2026-11-24 09:42 刚催过，1 小时后可以再催。',
  )
  expect(whyNotHurried('issue', { notes: hurriedAt(3600), hasDeadEvent, now })).toBeUndefined()
  expect(whyNotHurried('refund', { notes: hurriedAt(60), hasDeadEvent, now })).toBeUndefined()
})

test('while a message is a dead letter it is not hurried: it would wait behind it', () => {
  expect(whyNotHurried('issue', { notes: [], hasDeadEvent: true, now })).toBe(
    '有消息没有送到核心，催办也送不到。请先重新发送那条消息。',
  )
})
