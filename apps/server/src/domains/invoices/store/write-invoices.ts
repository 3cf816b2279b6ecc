import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { LoneConnection } from '../../../platform/database/lone-connection.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { lockStored } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isBehind, knownInvoices } from './known-invoices.ts'
import type { InvoiceRows } from './store-invoices.ts'

/**
 * Stores many invoices at once, or writes them anew: facts and lookup keys are replaced, and the files that the
 * tax platform delivered stay. What is told of one as it was before is passed over. Within a transaction.
 */
export async function writeInvoices(
  { db, copy }: Pick<LoneConnection, 'db' | 'copy'>,
  invoices: readonly InvoiceRows[],
): Promise<void> {
  const rows = invoices.map(({ invoice }) => invoice)
  await lockStored(db, 'invoice', rows)
  const stored = await knownInvoices(db, rows)
  const told = invoices.filter(({ invoice }) => {
    const before = stored.get(invoice.id)
    return before === undefined || !isBehind(invoice.status, before.status)
  })
  const known = told.flatMap(({ invoice }) => (stored.has(invoice.id) ? invoice : []))
  await removeLookupKeys(
    db,
    'invoice_lookup_key',
    told.map(({ invoice }) => invoice),
  )
  await rewrite(db, known)
  await copy(
    'invoice',
    rows.filter(({ id }) => !stored.has(id)),
  )
  await copy(
    'invoice_lookup_key',
    told.flatMap(({ lookupKeys }) => lookupKeys),
  )
}

async function rewrite(db: Db, rows: readonly Insertable<Tables['invoice']>[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('invoice')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'id']).doUpdateSet(({ ref }) => ({
          policy_id: ref('excluded.policy_id'),
          buyer_key: ref('excluded.buyer_key'),
          status: ref('excluded.status'),
          issued_on: ref('excluded.issued_on'),
          changed_on: ref('excluded.changed_on'),
          amount_fen: ref('excluded.amount_fen'),
          sealed: ref('excluded.sealed'),
        })),
      )
      .execute()
  }
}
