import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { learnOpenPayment } from '../../src/domains/orders/payment/learn-payment.ts'
import { fulfilOrder } from '../../src/domains/orders/store/fulfil-order.ts'
import { lockOrder, readOrder } from '../../src/domains/orders/store/order.repository.ts'
import type { Order } from '../../src/domains/orders/store/order.ts'
import { paymentsOf } from '../../src/domains/orders/store/payment.repository.ts'
import type { Payment } from '../../src/domains/orders/store/payment.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type PaymentGateway,
  type TradeState,
} from '../../src/platform/payment/payment-gateway.ts'
import type { TestService } from '../test-services.ts'
import type { Answer, Visitor } from '../visitor.ts'
import { provenOrder } from './stored-orders.ts'

type Deed = 'open' | 'query' | 'close' | 'refund'

/** A gateway whose trades a test ends itself, and which does what it is told to, or nothing clear. */
export function scriptedGateway(method: PaymentGateway['method'] = 'alipay') {
  const trades = new Map<string, TradeState>()
  const refunds = new Map<string, { readonly amountFen: number; asked: number }>()
  const troubles = new Map<Deed, 'unsure' | 'refused' | 'under way'>()
  const asked: Deed[] = []

  function meet(deed: Deed): void {
    asked.push(deed)
    const trouble = troubles.get(deed)
    if (trouble === 'unsure') throw new GatewayUnsure('no clear answer')
    if (trouble === 'refused') throw new GatewayRefused('not reached')
  }

  const gateway: PaymentGateway = {
    method,
    canServe: (place) => place !== 'wechat',
    async open({ tradeNo }) {
      meet('open')
      trades.set(tradeNo, { state: 'unpaid' })
      return { kind: 'redirect', url: `https://cashier.example/${tradeNo}` }
    },
    async query(tradeNo) {
      meet('query')
      return trades.get(tradeNo) ?? { state: 'absent' }
    },
    async close(tradeNo) {
      meet('close')
      const trade = trades.get(tradeNo)
      if (trade?.state === 'paid') return trade
      trades.set(tradeNo, { state: 'closed' })
      return { state: 'closed' }
    },
    async refund({ refundNo, amountFen }) {
      meet('refund')
      refunds.set(refundNo, { amountFen, asked: (refunds.get(refundNo)?.asked ?? 0) + 1 })
      return troubles.get('refund') === 'under way' ? 'under way' : 'done'
    },
    readNotice: async () => undefined,
    noticeAnswer: () => ({ status: 400, contentType: 'text/plain', body: 'fail' }),
  }

  return {
    gateway,
    trades,
    refunds,
    troubles,
    asked,
    /** Whatever became of the trade: money is money. */
    pay(tradeNo: string, { amountFen }: { readonly amountFen: number }): TradeState {
      const paidAt = new Date('2026-11-20T04:00:00Z')
      const trade = { state: 'paid', gatewayNo: `G${tradeNo}`, amountFen, paidAt } as const
      trades.set(tradeNo, trade)
      return trade
    },
  }
}

/** Opens a cashier for an order, as its page does. */
export async function tryToPay(
  service: TestService,
  visitor: Visitor,
  order: Order,
  given: { method?: Payment['method']; sumPremium?: number; requestId?: string } = {},
): Promise<Answer> {
  const { method = 'alipay', sumPremium = order.amountFen, ...choices } = given
  const handle = await provenOrder(service, visitor, order)
  const body = { handle, method, place: 'browser', sumPremium }
  return visitor.ask(startPayment, body, choices)
}

/** What was tried to pay an order, the latest first. */
export function paymentsFor(services: TestService, { ref }: Order): Promise<Payment[]> {
  return paymentsOf(services, [ref])
}

/** The one that was just opened; a second after what was before, so that it is the latest. */
export async function openedPayment(
  service: TestService,
  visitor: Visitor,
  order: Order,
): Promise<Payment> {
  service.clock.advance(1)
  const answer = await tryToPay(service, visitor, order)
  if (answer.code !== '1') throw new Error(`no cashier: ${answer.code} ${answer.message}`)
  const [payment] = await paymentsFor(service, order)
  if (payment === undefined) throw new Error('no payment was stored')
  return payment
}

/** The page asks again, later than it may be told what was heard just now. */
export async function learnLater(services: TestService, { ref }: Order): Promise<void> {
  services.clock.advance(3)
  await learnOpenPayment(services, ref)
}

/** Pays an order the way that money does. */
export async function payOrder(services: TestService, { ref }: Order): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    await fulfilOrder(store, await lockOrder(store, ref), services.clock.now())
  })
}

export function orderNow(services: TestService, { ref }: Order): Promise<Order> {
  return readOrder(services, { object: ref })
}

/** What `boughtBy` answers of an order that was paid, and of one that was not. */
export const allBought = { policies: 2, invoices: 2, deliveries: 1 }
export const nothingBought = { policies: 0, invoices: 0, deliveries: 0 }

/** How often the order bought what it buys: its policies, their invoices, its delivery. */
export async function boughtBy({ db }: TestService, { ref }: Order) {
  const [policies, invoices, deliveries] = await Promise.all([
    db.selectFrom('order_policy').select('policy_id').where('order_id', '=', ref.id).execute(),
    db
      .selectFrom('order_policy')
      .innerJoin('invoice', (join) =>
        join
          .onRef('invoice.customer_key', '=', 'order_policy.customer_key')
          .onRef('invoice.policy_id', '=', 'order_policy.policy_id'),
      )
      .select('invoice.id')
      .where('order_id', '=', ref.id)
      .execute(),
    db.selectFrom('delivery').select('order_id').where('order_id', '=', ref.id).execute(),
  ])
  return { policies: policies.length, invoices: invoices.length, deliveries: deliveries.length }
}
