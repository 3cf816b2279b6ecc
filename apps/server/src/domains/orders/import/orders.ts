import { sql } from 'kysely'
import type { ImportKind, ImportStore } from '../../../imports/import-kind.ts'
import { rowsMissing } from '../../../platform/database/row-refs.ts'
import { orderIdOf, policyNoOf } from '../../deliveries/store/order-ref.ts'
import { productReferenceErrors } from '../../policies/import/product-reference-errors.ts'
import { policyRefOf } from '../../policies/store/store-policies.ts'
import { orderContext } from '../store/order.repository.ts'
import { waitsForMoney } from '../store/order-search.ts'
import { type OrderRows, orderRows } from '../store/store-orders.ts'
import { writeOrders } from '../store/write-orders.ts'
import { type OrderRow, orderRow } from './order-row.ts'

export const orders: ImportKind<OrderRow, OrderRows> = {
  name: 'orders',
  words:
    'An order that waits for its money, or what has become of it. The policies of a paid one have to be stored before.',
  schema: orderRow,
  keyOf: ({ orderNo }) => orderNo,
  keyColumn: 'orderNo',
  sealedIn: { table: 'customer_order', context: orderContext, field: 'orderNo' },
  ownerOf: ({ parts: [first] }) => first?.policy.insured.idNumber ?? '',
  ownerColumn: 'parts.0.policy.insured.idNumber',
  referenceErrors: referenceErrorsOf,
  happenedAt: ({ placedAt, paidAt }) => [
    { column: 'placedAt', moment: placedAt },
    { column: 'paidAt', moment: paidAt },
  ],
  prepare: (keys, row) => orderRows(keys, row),
  store: writeOrders,
}

/** A part of an order, and whose it is. */
type Part = OrderRow['parts'][number] & { readonly order: number; readonly path: string }

async function referenceErrorsOf(
  store: ImportStore,
  rows: readonly OrderRow[],
): Promise<Map<number, string>> {
  const parts = rows.flatMap((row, order) =>
    row.parts.map((part, at): Part => ({ ...part, order, path: `parts.${at}` })),
  )
  const ofProducts = await productReferenceErrors(
    store.db,
    parts.map(({ policy }) => policy),
  )
  const referenceErrors = [
    ...(await policiesApart(store, rows, parts)),
    ...[...ofProducts].map(([at, reason]) => [at, `policy.${reason}`] as const),
  ]
  return new Map(
    referenceErrors.flatMap(([at, reason]): [number, string][] => {
      const part = parts[at]
      return part === undefined ? [] : [[part.order, `${part.path}.${reason}`]]
    }),
  )
}

/** A paid order has its policies; those of one that waits are issued when it is paid, so they are not there. */
async function policiesApart(
  { db, keys }: ImportStore,
  rows: readonly OrderRow[],
  parts: readonly Part[],
): Promise<[number, string][]> {
  const rowRefs = parts.map((part) => {
    const rowRef = policyRefOf(keys, { policyNo: policyNoOf(part), insured: part.policy.insured })
    return { customer_key: rowRef.customer_key, id: rowRef.policy_id }
  })
  const missing = new Set(await rowsMissing(db, 'policy', rowRefs))
  const ids = rowRefs.map(({ id }) => id)
  const joined = await db
    .selectFrom('order_policy')
    .select(['order_id', 'policy_id'])
    .where('policy_id', '=', ({ fn }) => fn.any(sql<string[]>`${ids}::uuid[]`))
    .execute()
  const own = new Set(joined.map(({ order_id, policy_id }) => `${order_id} ${policy_id}`))
  return parts.flatMap(({ order }, at): [number, string][] => {
    const row = rows[order]
    if (row === undefined) return []
    if (row.status === 'paid' && missing.has(at))
      return [[at, 'proposalNo: its policy is not stored, and has to be before its order is paid']]
    const isOwn = own.has(`${orderIdOf(keys, row.orderNo)} ${ids[at]}`)
    if (waitsForMoney(row) && !missing.has(at) && !isOwn)
      return [[at, 'proposalNo: its policy is stored already, so its order is paid']]
    return []
  })
}
