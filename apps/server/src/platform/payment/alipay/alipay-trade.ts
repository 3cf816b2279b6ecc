import { object, optional, picklist, safeParse, string } from 'valibot'
import { GatewayUnsure, type TradeState } from '../payment-gateway.ts'
import { fenOfYuan } from './yuan.ts'

const status = picklist(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'])
const answer = object({
  outTradeNo: string(),
  tradeNo: string(),
  tradeStatus: status,
  totalAmount: string(),
  sendPayDate: optional(string()),
})
const notice = object({
  app_id: string(),
  notify_id: string(),
  out_trade_no: string(),
  trade_no: string(),
  trade_status: status,
  total_amount: string(),
  gmt_payment: optional(string()),
})

interface AlipayTrade {
  readonly tradeNo: string
  readonly gatewayNo: string
  readonly status: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED'
  readonly amount: string
  /** Of China, as `2026-11-22 10:12:00`; absent where nothing was paid. */
  readonly paidAt: string | undefined
}

/** How a payment stands, by the answer to a query. */
export function answeredTrade(said: unknown, tradeNo: string, now: Date): TradeState {
  const read = safeParse(answer, said)
  if (!read.success) throw new GatewayUnsure('Alipay told of no payment')
  const { outTradeNo, tradeNo: gatewayNo, tradeStatus, totalAmount, sendPayDate } = read.output
  if (outTradeNo !== tradeNo) throw new GatewayUnsure('Alipay told of another payment')
  const facts = { tradeNo, gatewayNo, status: tradeStatus, amount: totalAmount }
  return stateOf({ ...facts, paidAt: sendPayDate }, now)
}

interface NoticedTrade {
  readonly appId: string
  readonly noticeId: string
  readonly tradeNo: string
  readonly trade: TradeState
}

/** The same by a notice; undefined where it is of something else. */
export function noticedTrade(said: unknown, now: Date): NoticedTrade | undefined {
  const read = safeParse(notice, said)
  if (!read.success) return undefined
  const { output } = read
  const trade = stateOf(
    {
      tradeNo: output.out_trade_no,
      gatewayNo: output.trade_no,
      status: output.trade_status,
      amount: output.total_amount,
      paidAt: output.gmt_payment,
    },
    now,
  )
  return {
    appId: output.app_id,
    noticeId: output.notify_id,
    tradeNo: output.out_trade_no,
    trade,
  }
}

function stateOf(trade: AlipayTrade, now: Date): TradeState {
  switch (trade.status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'unpaid' }
    case 'TRADE_CLOSED':
      // Also what was paid and given back is closed.
      return trade.paidAt === undefined ? { state: 'closed' } : paid(trade, now)
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return paid(trade, now)
  }
}

/** Alipay leaves the moment out now and then; then it is the one at which we learnt of it. */
function paid({ gatewayNo, amount, paidAt }: AlipayTrade, now: Date): TradeState {
  const amountFen = fenOfYuan(amount)
  if (amountFen === undefined) throw new GatewayUnsure('Alipay told of no amount')
  const moment = new Date(`${paidAt?.replace(' ', 'T')}+08:00`)
  return {
    state: 'paid',
    gatewayNo,
    amountFen,
    paidAt: Number.isNaN(moment.getTime()) ? now : moment,
  }
}
