import { expect, test } from 'vitest'
import type { StoredOrderStatus } from '../store/order.ts'
import { changeFromCore } from './order-from-core.ts'

const day = new Date('2026-11-20T00:00:00Z')
const later = new Date('2026-11-25T00:00:00Z')

function change(
  stored: StoredOrderStatus,
  told: StoredOrderStatus,
  { payableFromCore = day, is_issued = true } = {},
) {
  return changeFromCore(
    { status: stored, last_pay_at: day, is_issued },
    { status: told, last_pay_at: payableFromCore },
  )
}

test('an order that waits for its money is as the file tells it', () => {
  for (const status of ['unpaid', 'on-delivery', 'paid', 'expired', 'cancelled'] as const) {
    expect(change('unpaid', status)).toBe('all')
    expect(change('on-delivery', status)).toBe('all')
  }
})

test('an order whose money came goes on to a refund, and never back', () => {
  for (const status of ['unpaid', 'on-delivery', 'expired', 'cancelled', 'paid'] as const) {
    for (const stored of ['paid', 'refunding', 'refunded'] as const) {
      expect(change(stored, status)).toBe('nothing')
    }
  }
  expect(change('paid', 'refunding')).toBe('status')
  expect(change('refunding', 'refunded')).toBe('status')
  expect(change('refunded', 'refunding')).toBe('nothing')
})

test('an order that was paid here and waits for its policies gets them, once', () => {
  expect(change('paid', 'paid', { is_issued: false })).toBe('policies')
  expect(change('paid', 'paid')).toBe('nothing')
  expect(change('paid', 'unpaid', { is_issued: false })).toBe('nothing')
})

test('an order that has expired waits again only where it is given more time', () => {
  expect(change('expired', 'unpaid')).toBe('nothing')
  expect(change('expired', 'unpaid', { payableFromCore: later })).toBe('all')
  expect(change('expired', 'cancelled')).toBe('all')
})

test('a cancelled order is never to be paid again', () => {
  expect(change('cancelled', 'unpaid', { payableFromCore: later })).toBe('nothing')
  expect(change('cancelled', 'expired')).toBe('nothing')
  expect(change('cancelled', 'refunding')).toBe('all')
})
