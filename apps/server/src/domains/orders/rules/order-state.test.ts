import { describe, expect, test } from 'vitest'
import type { Order } from '../store/order.ts'
import { stateOf } from './order-state.ts'

const now = new Date('2026-11-20T04:00:00Z')
const before = new Date('2026-11-20T03:59:59Z')
const later = new Date('2026-11-20T04:00:01Z')

type Facts = Pick<Order, 'status' | 'underwriting' | 'isOnline' | 'lastPayAt' | 'isIssued'>

function order(given: Partial<Facts> = {}): Facts {
  return {
    status: 'unpaid',
    underwriting: 'accepted',
    isOnline: true,
    lastPayAt: later,
    isIssued: false,
    ...given,
  }
}

const open = { state: 'open', isUnsure: false } as const
const unsure = { state: 'open', isUnsure: true } as const
const opening = { state: 'opening', isUnsure: false } as const
const failed = { state: 'failed', isUnsure: false } as const
const closed = { state: 'closed', isUnsure: false } as const

describe('an accepted order that waits for its money', () => {
  test('can be paid, also after a try that came to nothing', () => {
    for (const payments of [[], [closed], [failed, closed]]) {
      expect(stateOf(order(), payments, now)).toEqual({
        status: 'unpaid',
        statusText: '待支付',
        isPayable: true,
        attempt: '0',
      })
    }
  })

  test('can be paid while a cashier is open: that one is closed first', () => {
    expect(stateOf(order(), [open, closed], now)).toMatchObject({
      status: 'unpaid',
      isPayable: true,
      attempt: '1',
    })
  })

  test('must not be paid again while nobody knows how a payment ends', () => {
    for (const payment of [unsure, opening]) {
      expect(stateOf(order(), [payment], now)).toMatchObject({
        status: 'paying',
        statusText: '支付结果确认中',
        isPayable: false,
        attempt: '2',
      })
    }
  })

  test('is over at its last moment, unless a payment is open', () => {
    for (const lastPayAt of [now, before]) {
      const over = order({ lastPayAt })
      expect(stateOf(over, [closed], now)).toMatchObject({ status: 'expired', isPayable: false })
      expect(stateOf(over, [open], now)).toMatchObject({ status: 'paying', isPayable: false })
    }
  })
})

test('what is examined or declined says so, and cannot be paid', () => {
  expect(stateOf(order({ underwriting: 'examined' }), [], now)).toMatchObject({
    statusText: '核保中',
    isPayable: false,
  })
  expect(stateOf(order({ underwriting: 'declined' }), [], now)).toMatchObject({
    statusText: '未通过核保',
    isPayable: false,
  })
})

test('what has ended stays as it ended, whatever its time', () => {
  for (const status of ['on-delivery', 'paid', 'cancelled', 'refunding', 'refunded'] as const) {
    const ended = order({ status, lastPayAt: before })
    expect(stateOf(ended, [], now)).toMatchObject({ status, isPayable: false })
  }
})
