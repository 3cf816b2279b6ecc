import { randomBytes, randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PaymentStore } from './payment.repository.ts'
import type { PaymentRef } from './payment.ts'

export interface NewPayment {
  readonly order: ObjectRef
  readonly method: PaymentMethod
  readonly amountFen: number
  readonly startedAt: Date
  readonly expiresAt: Date
}

/** A payment that is about to be opened at its gateway. */
export interface BegunPayment {
  readonly ref: PaymentRef
  readonly tradeNo: string
  /** For the address that the cashier returns to: 128 bits; the database keeps their keyed hash alone. */
  readonly returnCode: string
}

/** Stores a payment that is being opened; nothing where the order has an open one. */
export async function storePayment(
  { db, keys }: PaymentStore & { readonly keys: Keys },
  { order, method, amountFen, startedAt, expiresAt }: NewPayment,
): Promise<BegunPayment | undefined> {
  const ref = { customerKey: order.customerKey, id: randomUUID() }
  // Thirty-one letters and digits: WeChat takes no more than 32.
  const tradeNo = `P${randomBytes(15).toString('hex')}`
  const returnCode = randomBytes(16).toString('base64url')
  const stored = await db
    .insertInto('payment')
    .values({
      customer_key: ref.customerKey,
      id: ref.id,
      order_id: order.id,
      trade_no: tradeNo,
      return_key: returnKey(keys, returnCode),
      method,
      amount_fen: amountFen,
      state: 'opening',
      started_at: startedAt,
      expires_at: expiresAt,
      ended_at: null,
      gateway_no: null,
      failure: null,
      refund_no: null,
      refund_state: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored && { ref, tradeNo, returnCode }
}

export function returnKey(keys: Keys, returnCode: string): Buffer {
  return keys.searchHash('payment-return', returnCode)
}
