import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { listOfRowRefs, lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import { removeImportedEvents, storedEvents } from '../../../platform/events/imported-events.ts'
import {
  numberImportedEvents,
  type StoredEvent,
} from '../../../platform/events/number-imported-events.ts'
import { endWish, noteBefore } from '../../../platform/wishes/end-wish.ts'
import { type Wish, wishesAbout } from '../../../platform/wishes/wish.ts'
import {
  destinationNow,
  type ImportedDelivery,
  isBehind,
  type OwnChange,
} from '../../deliveries/rules/imported-delivery.ts'
import { type DeliveryStore, readDeliveries } from '../../deliveries/store/delivery.repository.ts'
import { concerned, deliveryWishOf, isAsWished } from '../../deliveries/store/delivery-wish.ts'
import { type DeliveryRows, deliveryRows } from '../../deliveries/store/store-deliveries.ts'
import { readOrders } from './order.repository.ts'

interface DeliveryTarget extends DeliveryStore, Pick<LoneConnection, 'copy'> {
  readonly clock: Pick<Clock, 'now'>
}

/** With the place of its order, which is stored. */
export interface DeliveryAtRow extends ImportedDelivery {
  readonly rowRef: RowRef
}

/**
 * Stores many deliveries at once, or writes them anew: what the core told is replaced, unless an older
 * file tells less. What was noted here, and what customers changed, stays. Within a transaction.
 */
export async function writeDeliveries(
  target: DeliveryTarget,
  deliveries: readonly DeliveryAtRow[],
): Promise<void> {
  const { db, copy } = target
  const rowRefs = deliveries.map(({ rowRef }) => rowRef)
  // Whoever pays an order holds it first, and then begins its delivery.
  await lockStored(db, 'customer_order', rowRefs)
  const stored = await lockStored(db, 'delivery', rowRefs)
  const events = await storedEvents(db, 'delivery_event', rowRefs)
  const news = deliveries.filter((told) => !isBehind(told, events.get(told.rowRef.id) ?? []))
  const known = news.flatMap(({ rowRef }) => (stored.has(rowRef.id) ? rowRef : []))
  const rows = await rowsNow(target, news, known)
  await removeImportedEvents(db, 'delivery_event', known)
  await removeLookupKeys(
    db,
    'delivery_lookup_key',
    news.map(({ rowRef }) => rowRef),
  )
  await rewrite(
    db,
    rows.flatMap(({ delivery }) => (stored.has(delivery.order_id) ? delivery : [])),
  )
  await copy(
    'delivery',
    rows.flatMap(({ delivery }) => (stored.has(delivery.order_id) ? [] : delivery)),
  )
  await copy(
    'delivery_lookup_key',
    rows.flatMap(({ lookupKeys }) => lookupKeys),
  )
  await copy(
    'delivery_event',
    rows.flatMap((each) => numbered(each, events.get(each.delivery.order_id) ?? [])),
  )
}

async function rowsNow(
  store: DeliveryTarget,
  deliveries: readonly DeliveryAtRow[],
  known: readonly RowRef[],
): Promise<DeliveryRows[]> {
  const changes = await ownChanges(store, deliveries, known)
  const changed = await readDeliveries(store, refsOf('delivery', known.filter(isChanged)))
  const before = new Map(changed.map((delivery) => [delivery.ref.id, delivery]))
  const rowRefs = deliveries.map(({ rowRef }) => rowRef)
  const orders = new Map(
    (await readOrders(store, refsOf('order', rowRefs))).map((order) => [order.id, order]),
  )
  return deliveries.map((told) => {
    const { id } = told.rowRef
    const order = orders.get(id)
    if (order === undefined) throw new Error('the order of a delivery is gone')
    const [stored, own] = [before.get(id), changes.get(id) ?? []]
    const destination = stored ? destinationNow(told, stored, own) : told.destination
    const rows = deliveryRows(store.keys, { ...told, order, destination })
    const isOwnWish = own.some(({ change }) => change === 'electronic-only')
    const is_electronic_only = isOwnWish || rows.delivery.is_electronic_only
    return { ...rows, delivery: { ...rows.delivery, is_electronic_only } }
  })

  function isChanged({ id }: RowRef): boolean {
    return changes.has(id)
  }
}

function refsOf<Kind extends 'order' | 'delivery'>(kind: Kind, rowRefs: readonly RowRef[]) {
  return rowRefs.map(({ customer_key, id }) => ({ kind, customerKey: customer_key, id }))
}

/**
 * What customers have changed of these deliveries, in the order of time, by their orders: without what the
 * core has refused or answered by a row, which says itself what holds.
 */
async function ownChanges(
  store: DeliveryTarget,
  told: readonly DeliveryAtRow[],
  rowRefs: readonly RowRef[],
): Promise<ReadonlyMap<string, readonly OwnChange[]>> {
  const wishes = await wishedOf(store, told, rowRefs)
  const { rows } = await sql<Omit<OwnChange, 'isAsked'> & { order_id: string; seq: number }>`
    select event.order_id, event.facts->>'change' as change, event.at, event.seq
    from delivery_event as event
    join ${listOfRowRefs(rowRefs)}
      on event.customer_key = row_ref.customer_key and event.order_id = row_ref.id
    where not event.is_of_core and event.facts->>'change' is not null
    order by event.at, event.seq
  `.execute(store.db)
  const changes = new Map<string, OwnChange[]>()
  for (const { order_id, seq, ...change } of rows) {
    const state = wishes.get(`${order_id} ${seq}`)
    if (state === 'over') continue
    changes.set(order_id, [
      ...(changes.get(order_id) ?? []),
      { ...change, isAsked: state === 'asked' },
    ])
  }
  return changes
}

async function rewrite(db: Db, rows: readonly DeliveryRows['delivery'][]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('delivery')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'order_id']).doUpdateSet(({ ref }) => ({
          is_electronic_only: ref('excluded.is_electronic_only'),
          agreed_on: ref('excluded.agreed_on'),
          agreed_hours: ref('excluded.agreed_hours'),
          sealed: ref('excluded.sealed'),
        })),
      )
      .execute()
  }
}

function numbered({ events }: DeliveryRows, stored: readonly StoredEvent[]) {
  const told = events.map((event) => ({ ...event, what: event.code }))
  return numberImportedEvents(told, stored).map(({ what: _, ...event }) => ({
    ...event,
    is_of_core: true,
  }))
}

/** `asked`: the core has not answered. `over`: it refused, or a row of its own tells what holds. */
type Wished = 'asked' | 'over' | 'accepted'

/**
 * How the changes that customers made of these deliveries stand with the core, by order and number of the
 * event. What the core tells meanwhile holds where it refuses; telling the very thing answers it.
 */
async function wishedOf(
  store: DeliveryStore & { readonly clock: Pick<Clock, 'now'> },
  told: readonly (Pick<ImportedDelivery, 'destination'> & { readonly rowRef: RowRef })[],
  rowRefs: readonly RowRef[],
): Promise<ReadonlyMap<string, Wished>> {
  const wishes = await wishesAbout(
    store,
    'delivery-change',
    rowRefs.map(({ id }) => id),
  )
  const wished = new Map<string, Wished>()
  for (const wish of wishes) {
    wished.set(`${wish.objectId} ${deliveryWishOf(wish).after.seq}`, state(wish))
    const tells = told.find(({ rowRef }) => rowRef.id === wish.objectId)
    if (wish.state !== 'asked' || tells === undefined) continue
    const asked = deliveryWishOf(wish)
    const now = concerned(asked.change, tells.destination)
    if (isAsWished(asked, now))
      await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
    else await noteBefore(store, wish, now)
  }
  return wished
}

function state({ state, isOfRow }: Wish): Wished {
  if (state === 'asked') return 'asked'
  return state === 'answered' && !isOfRow ? 'accepted' : 'over'
}
