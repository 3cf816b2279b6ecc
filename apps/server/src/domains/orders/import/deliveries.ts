import type { DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import { sql } from 'kysely'
import type { ImportKind, ImportStore } from '../../../imports/import-kind.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { isAfterPayment } from '../../deliveries/rules/code-meaning.ts'
import { isCodeOf } from '../../deliveries/rules/delivery-event.ts'
import { orderIdOf } from '../../deliveries/store/order-ref.ts'
import type { StoredOrderStatus } from '../store/order.ts'
import { type DeliveryAtRow, writeDeliveries } from '../store/write-deliveries.ts'
import { type DeliveryRow, deliveryRow } from './delivery-row.ts'

export const deliveries: ImportKind<DeliveryRow, DeliveryAtRow> = {
  name: 'deliveries',
  words:
    'The papers of an order, which has to be stored before, and where they have come to. Papers that are sent are paid for; what is in them and whether a gift card was used, the order says.',
  schema: deliveryRow,
  keyOf: ({ orderNo }) => orderNo,
  keyColumn: 'orderNo',
  ownerOf: ({ insuredIdNumber }) => insuredIdNumber,
  ownerColumn: 'insuredIdNumber',
  referenceErrors: referenceErrorsOf,
  prepare: placedDelivery,
  store: writeDeliveries,
}

interface Status {
  readonly status: StoredOrderStatus
  readonly is_online: boolean
  /** Of its delivery, where it has one. */
  readonly sequence: DeliverySequence | null
}

async function referenceErrorsOf(
  { db, keys }: ImportStore,
  rows: readonly DeliveryRow[],
): Promise<Map<number, string>> {
  const rowRefs = rows.map((row) => rowRefOf(keys, row))
  const { rows: stored } = await sql<Status & Pick<RowRef, 'id'>>`
    select row_ref.id, customer_order.status, customer_order.is_online, delivery.sequence
    from customer_order
    join ${listOfRowRefs(rowRefs)}
      on customer_order.customer_key = row_ref.customer_key and customer_order.id = row_ref.id
    left join delivery
      on delivery.customer_key = customer_order.customer_key
      and delivery.order_id = customer_order.id
  `.execute(db)
  const orders = new Map(stored.map((order) => [order.id, order]))
  return new Map(
    rows.flatMap((row, at): [number, string][] => {
      const referenceError = referenceErrorOf(row, orders.get(rowRefs[at]?.id ?? ''))
      return referenceError === undefined ? [] : [[at, referenceError]]
    }),
  )
}

function referenceErrorOf(
  { sequence, events }: DeliveryRow,
  order: Status | undefined,
): string | undefined {
  if (order === undefined) return 'orderNo: no such order of this insured is stored'
  if (sequence === 'A' && order.is_online) return 'sequence: is A, and its order is paid in advance'
  if (order.sequence !== null && order.sequence !== sequence)
    return `sequence: the delivery is stored as ${order.sequence}`
  if (hasBeenPaid(order)) return undefined
  if (sequence === 'B') return 'orderNo: its order is not paid'
  return events.some(({ code }) => isAfterPayment(sequence, code))
    ? 'events: tells what follows payment, and its order is not paid'
    : undefined
}

/** Papers of an order that was paid may still come when the money goes back. */
function hasBeenPaid({ status }: Status): boolean {
  return status === 'paid' || status === 'refunding' || status === 'refunded'
}

function placedDelivery(keys: Keys, row: DeliveryRow): DeliveryAtRow {
  const { sequence, destination, carrier, courier, events } = row
  return {
    rowRef: rowRefOf(keys, row),
    sequence,
    destination,
    carrier,
    courier,
    events: events.flatMap(({ code, at, ...facts }) =>
      isCodeOf(sequence, code) ? [{ code, at, facts }] : [],
    ),
  }
}

function rowRefOf(keys: Keys, { orderNo, insuredIdNumber }: DeliveryRow): RowRef {
  return {
    customer_key: keys.searchHash('customer', insuredIdNumber),
    id: orderIdOf(keys, orderNo),
  }
}
