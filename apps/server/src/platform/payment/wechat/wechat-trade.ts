import {
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot'
import { GatewayUnsure, type TradeState } from '../payment-gateway.ts'

const trade = object({
  mchid: string(),
  out_trade_no: string(),
  trade_state: picklist([
    'SUCCESS',
    'REFUND',
    'NOTPAY',
    'CLOSED',
    'REVOKED',
    'USERPAYING',
    'PAYERROR',
  ]),
  trade_state_desc: optional(string()),
})
const payment = object({
  transaction_id: string(),
  success_time: string(),
  amount: object({
    total: pipe(number(), integer(), minValue(1)),
    currency: optional(picklist(['CNY'])),
  }),
})

interface WechatTrade {
  readonly tradeNo: string
  readonly trade: TradeState
}

/** What WeChat says of a payment, in an answer or a notice; one that is not of this merchant is nobody's. */
export function wechatTrade(merchantId: string, said: unknown): WechatTrade {
  const read = safeParse(trade, said)
  if (!read.success || read.output.mchid !== merchantId) {
    throw new GatewayUnsure('WeChat told of no payment of this merchant')
  }
  const { out_trade_no: tradeNo, trade_state: state, trade_state_desc: reason } = read.output
  switch (state) {
    // What was given back since had been paid.
    case 'SUCCESS':
    case 'REFUND':
      return { tradeNo, trade: paidTrade(said) }
    case 'NOTPAY':
    case 'USERPAYING':
      return { tradeNo, trade: { state: 'unpaid' } }
    case 'CLOSED':
    case 'REVOKED':
      return { tradeNo, trade: { state: 'closed' } }
    case 'PAYERROR':
      return { tradeNo, trade: { state: 'failed', ...(reason === undefined ? {} : { reason }) } }
  }
}

function paidTrade(said: unknown): TradeState {
  const read = safeParse(payment, said)
  const paidAt = new Date(read.success ? read.output.success_time : Number.NaN)
  if (!read.success || Number.isNaN(paidAt.getTime())) {
    throw new GatewayUnsure('WeChat told of a payment without saying what was paid')
  }
  const { transaction_id: gatewayNo, amount } = read.output
  return { state: 'paid', gatewayNo, amountFen: amount.total, paidAt }
}
