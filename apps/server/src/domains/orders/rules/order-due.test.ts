import { expect, test } from 'vitest'
import type { Payment } from '../store/payment.ts'
import { orderDues } from './order-due.ts'

const noon = new Date('2026-11-20T12:00+08:00')

/** What an order owes at a moment in China that was paid then, and whose surplus came then. */
function owed(
  at: string,
  {
    paidAt = noon,
    surplusAt,
    isIssued = false,
  }: { paidAt?: Date; surplusAt?: Date; isIssued?: boolean },
) {
  const order = { status: 'paid', isIssued, paidAt, refundingSince: undefined } as const
  const surplus: Pick<Payment, 'refund'> = {
    refund: {
      ...{ refundNo: 'R1', state: 'asked', amountFen: 1 },
      ...{ askedAt: surplusAt, doneAt: undefined },
    },
  }
  return orderDues(
    { ...order, coreRefundedAt: undefined },
    surplusAt === undefined ? [] : [surplus],
    { now: new Date(`${at}+08:00`), issueHours: 2 },
  )
}

const issue = { kind: 'issue', dueAt: '2026-11-20 14:00' }

test('policies that are late stand before a refund that has days yet', () => {
  expect(owed('2026-11-20T15:00', { surplusAt: noon })).toEqual([
    { ...issue, isLate: true },
    { kind: 'refund', dueAt: '2026-12-01', isLate: false },
  ])
})

test('of two in time what is due first stands in front', () => {
  expect(owed('2026-11-20T13:00', { surplusAt: noon })).toMatchObject([
    { ...issue, isLate: false },
    { kind: 'refund' },
  ])
  const paidAt = new Date('2026-11-10T23:00+08:00')
  const surplusAt = new Date('2026-11-01T12:00+08:00')
  expect(owed('2026-11-10T23:30', { paidAt, surplusAt })).toEqual([
    { kind: 'refund', dueAt: '2026-11-10', isLate: false },
    { kind: 'issue', dueAt: '2026-11-11 01:00', isLate: false },
  ])
})

test('a refund that is late stands before policies that have time', () => {
  const surplusAt = new Date('2026-11-01T12:00+08:00')
  expect(owed('2026-11-20T13:00', { surplusAt })).toEqual([
    { kind: 'refund', dueAt: '2026-11-10', isLate: true },
    { ...issue, isLate: false },
  ])
})

test('an order that is issued owes its refund alone, and without one nothing', () => {
  expect(owed('2026-11-20T15:00', { surplusAt: noon, isIssued: true })).toMatchObject([
    { kind: 'refund' },
  ])
  expect(owed('2026-11-20T15:00', { isIssued: true })).toEqual([])
})
