import { type InferOutput, object, optional, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { owedByCore } from '../order.ts'

/** Names an order at the desk. */
export const deskOrderId = pipe(string(), uuid('没有这个订单'))

const noteAtMost = 500

/** What staff wrote of an order, for colleagues; `hurried` where the core was told it, too, and what it owed. */
export const deskOrderNote = object({
  at: string(),
  byName: string(),
  text: string(),
  hurried: optional(owedByCore),
})
export type DeskOrderNote = InferOutput<typeof deskOrderNote>

/** What the core owes now; `whyNot` where it is not hurried at this moment. */
export const orderHurry = object({ owed: owedByCore, whyNot: optional(string()) })

/** Writes something of an order for colleagues; its customer and the core read nothing of it. */
export const noteOrder = defineDeskCall({
  path: '/orders/noteOrder',
  kind: 'submit',
  access: 'handle-orders',
  request: object({ orderId: deskOrderId, note: text(noteAtMost, '备注') }),
})

/**
 * Hurries the core, in these words, about what it owes for an order that is paid. It is refused (E3020001) where it
 * owes nothing, within an hour of the last time, and while an event of the order is a dead letter.
 */
export const hurryOrder = defineDeskCall({
  path: '/orders/hurryOrder',
  kind: 'submit',
  access: 'handle-orders',
  request: object({
    orderId: deskOrderId,
    /** As it was read: what is owed may have changed since. */
    owed: owedByCore,
    note: text(noteAtMost, '催办说明'),
  }),
})
