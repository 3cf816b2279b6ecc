import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { expect, test } from 'vitest'
import { hrefOf, notesOf } from './payment-words.ts'

const refund: OwnPayment = {
  kind: 'refund',
  handle: 'AbCdEfGhIjKlMnOpQrStUv',
  title: '机动车商业保险',
  amount: 286_450,
  state: 'coming',
  stateText: '退款处理中',
  at: '2026-11-20 10:12',
  dueOn: '2026-12-01',
  isOverdue: false,
  hasReceipt: false,
}

test('money on its way says since when it is and by when it is there', () => {
  expect(notesOf(refund)).toEqual(['退款处理中，2026-11-20 10:12', '最晚 2026-12-01 到账'])
})

test('a day that has passed is said, not hidden', () => {
  expect(notesOf({ ...refund, isOverdue: true })[1]).toBe(
    '最晚 2026-12-01 到账，已过期，请来电催办',
  )
})

test('what is due says until when, and a claim says when it is paid', () => {
  const due = { ...refund, kind: 'premium', state: 'due', stateText: '待支付' } as const
  expect(notesOf({ ...due, dueOn: undefined })).toEqual(['待支付，2026-11-20 10:12 前'])
  const claim = { ...refund, kind: 'claim', stateText: '待付款', at: undefined } as const
  expect(notesOf(claim)).toEqual(['待付款', '最晚 2026-12-01 付款'])
})

test('a claim that was paid says when the account is to have it, has it, or has not', () => {
  const paid: OwnPayment = {
    ...refund,
    ...{ kind: 'claim', state: 'done', stateText: '已付款', dueOn: undefined },
    arrivesOn: '2026-11-24',
  }
  expect(notesOf(paid)[1]).toBe('预计 2026-11-24 到账')
  expect(notesOf({ ...paid, isOverdue: true })[1]).toBe(
    '预计 2026-11-24 到账，还没有到账消息，没收到请来电查询',
  )
  expect(notesOf({ ...paid, arrivedOn: '2026-11-23' })[1]).toBe('2026-11-23 到账')
})

test('a claim that is not of a car opens its own page', () => {
  expect(hrefOf({ ...refund, kind: 'claim', claimKind: 'other' })).toContain(
    '/claims-schedle-nocar?',
  )
  expect(hrefOf(refund)).toContain('/order-pay-detail?')
})

test('a refund by link names its transfer, and opens by its SMS alone', () => {
  const paid: OwnPayment = {
    ...refund,
    ...{ title: '退还保费', isByLink: true, state: 'done', stateText: '已打款', dueOn: undefined },
    ...{
      at: '2026-11-23',
      note: '中国工商银行（尾号 0006）',
      bankReference: 'ICBC-20261123-000187',
    },
  }
  expect(notesOf(paid)).toEqual([
    '已打款，2026-11-23',
    '中国工商银行（尾号 0006）',
    '银行流水号 ICBC-20261123-000187',
  ])
  expect(hrefOf(paid)).toBeUndefined()
  const failed = { ...paid, stateText: '没有打款成功，请来电重新登记', note: '户名不一致。' }
  expect(notesOf({ ...failed, isOverdue: true, bankReference: undefined })).toEqual([
    '没有打款成功，请来电重新登记，2026-11-23',
    '户名不一致。',
  ])
})
