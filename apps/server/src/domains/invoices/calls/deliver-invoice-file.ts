import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import { knownInvoices } from '../store/known-invoices.ts'
import { invoiceRefOf } from '../store/store-invoices.ts'
import { findFile, invoiceFileContext } from './invoice-archive.ts'

interface OfInvoice {
  readonly reference: string
  readonly insuredIdNumber: string
  readonly format: InvoiceFormat
}

/** Keeps the file of an invoice that the core has of the tax platform, to be handed out untouched. Within a transaction. */
export async function deliverInvoiceFile(
  store: PolicyStore,
  { format, ...told }: OfInvoice,
  bytes: Uint8Array,
): Promise<'accepted' | 'unchanged' | 'unknown'> {
  const { db, keys } = store
  const place = invoiceRefOf(keys, told)
  const known = (await knownInvoices(db, [place])).get(place.id)
  if (known === undefined) return 'unknown'
  const ref = { kind: 'invoice', customerKey: place.customer_key, id: place.id } as const
  const before = await findFile(store, { ref }, format)
  if (before !== undefined && Buffer.from(before).equals(bytes)) return 'unchanged'
  const sealed = keys.sealBytes(invoiceFileContext(place.id, format), bytes)
  await db
    .insertInto('invoice_file')
    .values({ customer_key: place.customer_key, invoice_id: place.id, format, sealed })
    .onConflict((conflict) =>
      conflict.columns(['customer_key', 'invoice_id', 'format']).doUpdateSet({ sealed }),
    )
    .execute()
  return 'accepted'
}
