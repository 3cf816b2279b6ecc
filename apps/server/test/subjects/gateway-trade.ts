import type { TradeToOpen } from '../../src/platform/payment/payment-gateway.ts'

/** A payment of 2,864.50 in a browser, open for a quarter of an hour at the time of the tests. */
export const tradeToOpen: TradeToOpen = {
  tradeNo: 'T20261120000001',
  amountFen: 286_450,
  subject: '机动车商业保险、交强险',
  expiresAt: new Date('2026-11-20T04:15:00Z'),
  place: 'browser',
  clientIp: '203.0.113.7',
  returnUrl: 'https://self.insurer.example/#/order-pay-detail?paid=abc',
}

/** All of it goes back. */
export const refundAsked = {
  tradeNo: tradeToOpen.tradeNo,
  refundNo: 'R20261120000001',
  amountFen: tradeToOpen.amountFen,
  totalFen: tradeToOpen.amountFen,
  reason: '订单已支付，款项原路退回',
}
