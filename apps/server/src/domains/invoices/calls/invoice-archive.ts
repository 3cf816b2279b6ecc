import { type InvoiceFormat, invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { askedColumns } from '../../../platform/database/asked-rows.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { DeliveredFiles } from '../../../platform/tax/tax-platform.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import type { Invoice } from '../store/invoice.ts'

/** By the id of each invoice, the formats in which its file is kept; one never delivered is not in it. */
export async function keptFormats(
  reading: Reading,
  invoices: readonly Pick<Invoice, 'ref'>[],
): Promise<Map<string, InvoiceFormat[]>> {
  if (invoices.length === 0) return new Map()
  const asked = askedColumns(invoices.map(({ ref }) => ref))
  const rows = await selectFormats(connectionOf(reading), ...asked)
  const kept = new Map<string, InvoiceFormat[]>()
  for (const { invoice_id } of rows) {
    const own = rows.filter((row) => row.invoice_id === invoice_id).map(({ format }) => format)
    kept.set(
      invoice_id,
      invoiceFormat.options.filter((format) => own.includes(format)),
    )
  }
  return kept
}

const selectFormats = statement<{ invoice_id: string; format: InvoiceFormat }>(
  'read-invoice-formats',
  `
  select invoice_id, format
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join invoice_file
    on invoice_file.customer_key = asked.customer_key and invoice_file.invoice_id = asked.id
  where invoice_file.customer_key = any($1)
`,
)

/** The file as it was delivered; undefined where it was not, or not in this format. */
export async function findFile(
  { db, keys }: PolicyStore,
  { ref }: Pick<Invoice, 'ref'>,
  format: InvoiceFormat,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('invoice_file')
    .select('sealed')
    .where('customer_key', '=', ref.customerKey)
    .where('invoice_id', '=', ref.id)
    .where('format', '=', format)
    .executeTakeFirst()
  return row && keys.unsealBytes(invoiceFileContext(ref.id, format), row.sealed)
}

/** Keeps what was delivered. What another kept at the same time stays: an invoice has one file a format. */
export async function keepFiles(
  { db, keys }: PolicyStore,
  { ref }: Pick<Invoice, 'ref'>,
  files: DeliveredFiles,
): Promise<void> {
  const rows = invoiceFormat.options.flatMap((format) => {
    const bytes = files[format]
    if (bytes === undefined) return []
    const sealed = keys.sealBytes(invoiceFileContext(ref.id, format), bytes)
    return { customer_key: ref.customerKey, invoice_id: ref.id, format, sealed }
  })
  await db
    .insertInto('invoice_file')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function invoiceFileContext(id: string, format: InvoiceFormat): string {
  return `invoice-file/${id}/${format}`
}
