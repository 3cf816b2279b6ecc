import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'

/** As much of a stored invoice as says whether it may be told otherwise. */
export interface KnownInvoice extends RowRef {
  readonly status: InvoiceStatus
  readonly amountFen: number
}

/** Those of the invoices that are stored, by their ids. */
export async function knownInvoices(
  db: Db,
  rowRefs: readonly RowRef[],
): Promise<ReadonlyMap<string, KnownInvoice>> {
  const { rows } = await sql<KnownInvoice>`
    select invoice.customer_key, invoice.id, invoice.status, invoice.amount_fen as "amountFen"
    from invoice join ${listOfRowRefs(rowRefs)} using (customer_key, id)
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const stages: Readonly<Record<InvoiceStatus, number>> = {
  pending: 0,
  issued: 1,
  'red-letter': 1,
  cancelled: 2,
  reversed: 2,
}

/** An invoice goes on and never back, whatever an older file tells: issued, then cancelled or reversed. */
export function isBehind(told: InvoiceStatus, stored: InvoiceStatus): boolean {
  return stages[told] < stages[stored]
}
