import type { OwedByCore } from '@ecenter/contract/orders/order.ts'
import { object, parse, string } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'

/** What a member of staff wrote of an order. */
export interface OrderNote {
  readonly at: Date
  readonly staffId: string
  /** What the core owed, where it was told the note to hurry it. */
  readonly hurried: OwedByCore | undefined
  readonly text: string
}

const noteSecrets = object({ text: string() })

/** What was noted of an order, the latest in front. */
export async function readOrderNotes(
  { db, keys }: OrderStore,
  { customerKey, id }: ObjectRef,
): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_note')
    .select(['seq', 'at', 'staff_id', 'hurried', 'sealed'])
    .where('customer_key', '=', customerKey)
    .where('order_id', '=', id)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map(({ seq, at, staff_id, hurried, sealed }) => ({
    ...parse(noteSecrets, keys.unseal(orderNoteContext(id, seq), sealed)),
    at,
    staffId: staff_id,
    hurried: hurried ?? undefined,
  }))
}

/** Adds a note to an order that is locked and has so many. */
export async function addOrderNote(
  { db, keys }: OrderStore,
  { customerKey, id }: ObjectRef,
  { at, staffId, hurried, text }: OrderNote,
  before: number,
): Promise<void> {
  const seq = before + 1
  await db
    .insertInto('order_note')
    .values({
      customer_key: customerKey,
      order_id: id,
      seq,
      at,
      staff_id: staffId,
      hurried: hurried ?? null,
      sealed: keys.seal(orderNoteContext(id, seq), { text }),
    })
    .execute()
}

export function orderNoteContext(orderId: string, seq: number): string {
  return `order-note/${orderId}/${seq}`
}
