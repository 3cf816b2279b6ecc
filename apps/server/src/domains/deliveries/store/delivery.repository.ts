import { deliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import type { Selectable } from 'kysely'
import { is, parse } from 'valibot'
import { grantMissing } from '../../../platform/calls/failure.ts'
import { askedRows, isOfAsked } from '../../../platform/database/asked-rows.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Grant, GrantKind, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type DeliveryEvent, deliveryEventFacts, isCodeOf } from '../rules/delivery-event.ts'
import type { Delivery } from './delivery.ts'
import { deliverySecrets } from './delivery-record.ts'

export interface DeliveryStore {
  readonly db: Db
  readonly keys: Keys
}

/** What opens a delivery: its order, or the delivery alone. */
const deliveryKinds: readonly GrantKind[] = ['order', 'delivery']

/** The delivery that was proven, if there is one; a grant for anything else opens none. */
export async function readDelivery(
  store: DeliveryStore,
  proven: Pick<Grant, 'object'>,
): Promise<Delivery | undefined> {
  if (!opensDelivery(proven.object)) throw grantMissing()
  return (await readDeliveries(store, [proven.object])).at(0)
}

/** The same for many that were found behind a lookup key, in their order; other kinds are passed over. */
export async function readDeliveries(
  store: DeliveryStore,
  refs: readonly ObjectRef[],
): Promise<Delivery[]> {
  const asked = refs.filter(opensDelivery)
  if (asked.length === 0) return []
  const [rows, events] = await Promise.all([
    selectDeliveries(store, asked),
    selectEvents(store, asked),
  ])
  return asked.flatMap((ref) => {
    const row = rows.find(({ order_id }) => order_id === ref.id)
    return row ? deliveryOf(store, ref, row, eventsOf(row, events)) : []
  })
}

function opensDelivery({ kind }: Pick<ObjectRef, 'kind'>): boolean {
  return deliveryKinds.includes(kind)
}

/** Where the personal part of a delivery is sealed for; it opens nowhere else. */
export function deliveryContext(orderId: string): string {
  return `delivery/${orderId}`
}

type DeliveryRow = Selectable<Tables['delivery']> &
  Pick<Selectable<Tables['customer_order']>, 'status' | 'amount_fen' | 'phone_key'>
type EventRow = Pick<Selectable<Tables['delivery_event']>, 'order_id' | 'at' | 'code' | 'facts'>

function selectDeliveries(
  { db }: DeliveryStore,
  refs: readonly ObjectRef[],
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('delivery')
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.customer_key', '=', 'delivery.customer_key')
        .onRef('customer_order.id', '=', 'delivery.order_id'),
    )
    .innerJoin(askedRows(refs), (join) =>
      join
        .onRef('delivery.customer_key', '=', 'asked.customer_key')
        .onRef('delivery.order_id', '=', 'asked.id'),
    )
    .where(isOfAsked('delivery.customer_key', refs))
    .selectAll('delivery')
    .select(['customer_order.status', 'customer_order.amount_fen', 'customer_order.phone_key'])
    .execute()
}

function selectEvents({ db }: DeliveryStore, refs: readonly ObjectRef[]): Promise<EventRow[]> {
  return db
    .selectFrom('delivery_event')
    .innerJoin(askedRows(refs), (join) =>
      join
        .onRef('delivery_event.customer_key', '=', 'asked.customer_key')
        .onRef('delivery_event.order_id', '=', 'asked.id'),
    )
    .where(isOfAsked('delivery_event.customer_key', refs))
    .select(['order_id', 'at', 'code', 'facts'])
    .orderBy('at')
    .orderBy('seq')
    .execute()
}

/** A code that section 4 does not define in this sequence is passed over, and the delivery is read. */
function eventsOf({ order_id, sequence }: DeliveryRow, events: readonly EventRow[]) {
  return events.flatMap((row): DeliveryEvent[] =>
    row.order_id === order_id && isCodeOf(sequence, row.code)
      ? [{ at: row.at, code: row.code, facts: parse(deliveryEventFacts, row.facts) }]
      : [],
  )
}

function deliveryOf(
  { keys }: DeliveryStore,
  ref: ObjectRef,
  row: DeliveryRow,
  events: readonly DeliveryEvent[],
): Delivery {
  const agreed = { day: row.agreed_on, hours: row.agreed_hours }
  return {
    ...parse(deliverySecrets, keys.unseal(deliveryContext(ref.id), row.sealed)),
    ref,
    sequence: row.sequence,
    agreed: is(deliverySlot, agreed) ? agreed : undefined,
    events,
    order: {
      status: row.status,
      amountFen: row.amount_fen,
      hasPhoneOnFile: row.phone_key !== null,
    },
  }
}
