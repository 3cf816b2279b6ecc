import { invoiceChange } from '@ecenter/contract/invoices/invoice-change.ts'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import {
  openWishes,
  type Wish,
  type WishStore,
  wishesAbout,
} from '../../../platform/wishes/wish.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRows } from './store-invoices.ts'

const asked = object({
  change: invoiceChange,
  /** With another title. */
  title: optional(string()),
})
export type InvoiceAsked = InferOutput<typeof asked>

export function invoiceAskedOf({ after }: Pick<Wish, 'after'>): InvoiceAsked {
  return parse(asked, after)
}

/** What was asked of an invoice last. */
export async function lastInvoiceWish(
  store: WishStore,
  { ref }: Pick<Invoice, 'ref'>,
): Promise<Wish | undefined> {
  return (await wishesAbout(store, 'invoice-change', [ref.id])).at(-1)
}

/** A file names no event: an invoice that is reversed or cancelled is what was asked for. */
export async function answerByReversals(
  store: WishStore & { readonly clock: Pick<Clock, 'now'> },
  invoices: readonly InvoiceRows[],
): Promise<void> {
  const ended = invoices.flatMap(({ invoice }) =>
    invoice.status === 'reversed' || invoice.status === 'cancelled' ? [invoice] : [],
  )
  const customers = ended.map(({ customer_key }) => customer_key)
  for (const wish of await openWishes(store, 'invoice-change', customers)) {
    if (!ended.some(({ id }) => id === wish.objectId)) continue
    await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
  }
}
