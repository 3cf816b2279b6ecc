import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import type { Selectable } from 'kysely'
import { latestEnd, secondsAfter } from '../../../platform/clock/clock.ts'
import { askedRows, isOfAsked } from '../../../platform/database/asked-rows.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isOpen, openStates, type Payment, type PaymentRef } from './payment.ts'

export interface PaymentStore {
  readonly db: Db
}

/** A gateway is asked of one payment no more often, however many pages wait for it. */
const askedEverySeconds = 3

/** What was tried to pay these orders, the latest first. */
export async function paymentsOf(
  { db }: PaymentStore,
  orders: readonly Pick<ObjectRef, 'customerKey' | 'id'>[],
): Promise<Payment[]> {
  if (orders.length === 0) return []
  const rows = await db
    .selectFrom('payment')
    .selectAll('payment')
    .innerJoin(askedRows(orders), (join) =>
      join
        .onRef('payment.customer_key', '=', 'asked.customer_key')
        .onRef('payment.order_id', '=', 'asked.id'),
    )
    .where(isOfAsked('payment.customer_key', orders))
    .orderBy('started_at', 'desc')
    .execute()
  return rows.map(paymentOf)
}

export async function readPayment(
  { db }: PaymentStore,
  { customerKey, id }: PaymentRef,
): Promise<Payment> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

/** The payment that a gateway speaks of; a number that is not ours names none. */
export async function paymentOfTrade(
  { db }: PaymentStore,
  method: PaymentMethod,
  tradeNo: string,
): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .where('method', '=', method)
    .executeTakeFirst()
  return row && paymentOf(row)
}

/**
 * The order's open payment, for the one who may ask its gateway now; nothing where there is none, or
 * somebody has asked just now.
 */
export async function takeSlotToAsk(
  { db }: PaymentStore,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  now: Date,
): Promise<Payment | undefined> {
  const row = await db
    .updateTable('payment')
    .set({ asked_at: now })
    .where('customer_key', '=', customerKey)
    .where('order_id', '=', id)
    .where('state', 'in', openStates)
    .where(({ eb, or }) =>
      or([
        eb('asked_at', 'is', null),
        eb('asked_at', '<=', secondsAfter(now, -askedEverySeconds)),
        eb('asked_at', '>', latestEnd(now, 0)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

function paymentOf(row: Selectable<Tables['payment']>): Payment {
  const { customer_key: customerKey, refund_no, refund_state, paid_fen } = row
  return {
    ref: { customerKey, id: row.id },
    order: { kind: 'order', customerKey, id: row.order_id },
    method: row.method,
    tradeNo: row.trade_no,
    gatewayNo: row.gateway_no ?? undefined,
    amountFen: row.amount_fen,
    state: row.state,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at ?? undefined,
    failure: row.failure ?? undefined,
    checks: row.checks,
    isUnsure: row.is_unsure && isOpen(row),
    refund:
      refund_no === null || refund_state === null || paid_fen === null
        ? undefined
        : {
            refundNo: refund_no,
            state: refund_state,
            amountFen: paid_fen,
            askedAt: row.ended_at ?? undefined,
            doneAt: row.refunded_at ?? undefined,
          },
  }
}
