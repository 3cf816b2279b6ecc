import { type RawBuilder, sql } from 'kysely'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { isOfOrderWithin } from '../../deliveries/store/order-ref.ts'
import type { OrderStore } from './order.repository.ts'

interface Wanted {
  /** Only what came, or of a refund by the core what it said, before then. */
  readonly before: Date
  readonly within: Within
}

interface Unissued {
  readonly status: 'paid' | 'refunding'
}

interface Owed {
  readonly order: ObjectRef
  readonly since: Date
}

type Row = { readonly customer_key: Buffer; readonly id: string; readonly since: Date | null }

/** From when on each is waited for. */
const sinceOf = { paid: 'paid_at', refunding: 'refunding_since' } as const

/**
 * Orders whose money came and whose policies the core has not issued since, the longest waiting in front; or orders,
 * issued or not, whose money it said it gives back, since it said so.
 */
export async function unissuedOrders(
  { db }: Pick<OrderStore, 'db'>,
  { limit, ...wanted }: Wanted & Unissued & { readonly limit: number },
): Promise<Owed[]> {
  const rows = await unissued(db, wanted)
    .select(['customer_key', 'id', `${sinceOf[wanted.status]} as since`])
    .orderBy(sinceOf[wanted.status])
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(owedOf)
}

export async function countUnissued(
  { db }: Pick<OrderStore, 'db'>,
  wanted: Wanted & Unissued,
): Promise<number> {
  const row = await unissued(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Orders of which a gateway has not given money back that came before then, the longest waiting in front. */
export async function owedRefunds(
  { db }: Pick<OrderStore, 'db'>,
  { limit, ...wanted }: Wanted & { readonly limit: number },
): Promise<Owed[]> {
  const rows = await owed(db, wanted)
    .select(['customer_key', 'order_id as id'])
    .select(({ fn }) => fn.min('ended_at').as('since'))
    .groupBy(['customer_key', 'order_id'])
    .orderBy('since')
    .orderBy('order_id')
    .limit(limit)
    .execute()
  return rows.flatMap(owedOf)
}

/** Orders of which a gateway, or the core, has money to give back since before then: each once. */
export async function countOwedRefunds(
  { db }: Pick<OrderStore, 'db'>,
  wanted: Wanted,
): Promise<number> {
  const ofCore = unissued(db, { ...wanted, status: 'refunding' }).select(['customer_key', 'id'])
  const row = await db
    .selectFrom(
      owed(db, wanted).select(['customer_key', 'order_id as id']).union(ofCore).as('each_once'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function unissued(db: OrderStore['db'], { status, before, within }: Wanted & Unissued) {
  const ofOrder = { customerKey: 'customer_order.customer_key', orderId: 'customer_order.id' }
  return (
    db
      .selectFrom('customer_order')
      .$if(status === 'paid', (paid) => paid.where('awaits_policies', '=', true))
      .$if(status === 'refunding', (owing) => owing.where('core_refunded_at', 'is', null))
      // In the text itself, as it is in the index.
      .where(sql<boolean>`status = ${sql.lit(status)}`)
      .where(sinceOf[status], '<=', before)
      .where(isIssuedWithin(ofOrder, within))
  )
}

function owed(db: OrderStore['db'], { before, within }: Wanted) {
  const ofOrder = { customerKey: 'payment.customer_key', orderId: 'payment.order_id' }
  return db
    .selectFrom('payment')
    .where('refund_state', 'in', ['asked', 'under way'])
    .where('ended_at', '<', before)
    .where(isIssuedWithin(ofOrder, within))
}

/**
 * Holds for orders of which something was issued within the branch. What is of none yet waits for those who serve all:
 * else every branch would act on the same orders.
 */
export function isIssuedWithin(
  columns: Parameters<typeof isOfOrderWithin>[0],
  within: Within,
): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  return sql<boolean>`exists (
    select from order_policy
    where order_policy.customer_key = ${sql.ref(columns.customerKey)}
      and order_policy.order_id = ${sql.ref(columns.orderId)}
  ) and ${isOfOrderWithin(columns, within)}`
}

function owedOf({ customer_key: customerKey, id, since }: Row): Owed[] {
  return since === null ? [] : [{ order: { kind: 'order', customerKey, id }, since }]
}
