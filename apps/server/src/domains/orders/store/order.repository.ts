import { type Selectable, sql } from 'kysely'
import { parse } from 'valibot'
import { grantMissing } from '../../../platform/calls/failure.ts'
import { askedRows, isOfAsked } from '../../../platform/database/asked-rows.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Order } from './order.ts'
import { orderSecrets } from './order-record.ts'

export interface OrderStore {
  readonly db: Db
  readonly keys: Keys
}

/** The order that was proven; a grant for anything else opens none. */
export async function readOrder(store: OrderStore, proven: Pick<Grant, 'object'>): Promise<Order> {
  if (proven.object.kind !== 'order') throw grantMissing()
  const [order] = await readOrders(store, [proven.object])
  if (order === undefined) throw new Error('the order that was proven is gone')
  return order
}

/** The same for many that were proven or found behind a lookup key, in their order; other kinds are passed over. */
export async function readOrders(store: OrderStore, refs: readonly ObjectRef[]): Promise<Order[]> {
  const asked = refs.filter(({ kind }) => kind === 'order')
  if (asked.length === 0) return []
  const rows = await store.db
    .selectFrom('customer_order')
    .innerJoin(askedRows(asked), (join) =>
      join
        .onRef('customer_order.customer_key', '=', 'asked.customer_key')
        .onRef('customer_order.id', '=', 'asked.id'),
    )
    .where(isOfAsked('customer_order.customer_key', asked))
    .selectAll('customer_order')
    .select(isIssued)
    .execute()
  const read = new Map(rows.map((row) => [row.id, orderOf(store, row)]))
  return asked.flatMap(({ id }) => read.get(id) ?? [])
}

/**
 * The order as it is until this transaction ends: nobody else changes it meanwhile, so what two do
 * at once happens in turn. Whatever changes an order or its payments locks it first.
 */
export async function lockOrder(
  store: OrderStore,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<Order> {
  const row = await store.db
    .selectFrom('customer_order')
    .selectAll()
    // Named outright, for a row is held on one server alone, and a statement is sent where its values say.
    .select(
      sql<boolean>`exists (
        select from order_policy where customer_key = ${customerKey} and order_id = ${id}
      )`.as('is_issued'),
    )
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return orderOf(store, row)
}

/** Where the personal part of an order is sealed for; it opens nowhere else. */
export function orderContext(id: string): string {
  return `order/${id}`
}

const isIssued = sql<boolean>`exists (
  select from order_policy
  where order_policy.customer_key = customer_order.customer_key
    and order_policy.order_id = customer_order.id
)`.as('is_issued')

type Row = Selectable<Tables['customer_order']> & { readonly is_issued: boolean }

function orderOf({ keys }: OrderStore, row: Row): Order {
  return {
    ...parse(orderSecrets, keys.unseal(orderContext(row.id), row.sealed)),
    ref: { kind: 'order', customerKey: row.customer_key, id: row.id },
    id: row.id,
    kind: row.kind,
    status: row.status,
    underwriting: row.underwriting,
    isOnline: row.is_online,
    placedAt: row.placed_at,
    lastPayAt: row.last_pay_at,
    amountFen: row.amount_fen,
    phoneKey: row.phone_key,
    paidAt: row.paid_at ?? undefined,
    refundingSince: row.refunding_since ?? undefined,
    coreRefundedAt: row.core_refunded_at ?? undefined,
    isIssued: row.is_issued,
    wantsReminder: row.wants_reminder,
  }
}
