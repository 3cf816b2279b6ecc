import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { LoneConnection } from '../../platform/database/lone-connection.ts'
import { lockStored, type Place } from '../../platform/database/places.ts'
import { portionsOf } from '../../platform/database/portions-of.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { removeDoors } from '../doors/remove-doors.ts'
import type { PolicyStore } from '../policies/policy.repository.ts'
import { readInvoices } from './invoice.repository.ts'
import { invoiceDoorsOf } from './invoice-doors.ts'
import { isBehind, knownInvoices } from './known-invoices.ts'
import type { InvoiceRows } from './store-invoices.ts'

interface InvoiceTarget extends PolicyStore, Pick<LoneConnection, 'copy'> {}

/**
 * Stores many invoices at once, or writes them anew: facts and doors are replaced, and the files that the
 * tax platform delivered stay. What is told of one as it was before is passed over. Within a transaction.
 */
export async function writeInvoices(
  target: InvoiceTarget,
  invoices: readonly InvoiceRows[],
): Promise<void> {
  const { db, copy } = target
  const rows = invoices.map(({ invoice }) => invoice)
  await lockStored(db, 'invoice', rows)
  const stored = await knownInvoices(db, rows)
  const told = invoices.filter(({ invoice }) => {
    const before = stored.get(invoice.id)
    return before === undefined || !isBehind(invoice.status, before.status)
  })
  const known = told.flatMap(({ invoice }) => (stored.has(invoice.id) ? invoice : []))
  if (known.length > 0) await removeStoredDoors(target, known)
  await rewrite(db, known)
  await copy(
    'invoice',
    rows.filter(({ id }) => !stored.has(id)),
  )
  await copy(
    'invoice_door',
    told.flatMap(({ doors }) => doors),
  )
}

async function removeStoredDoors(store: PolicyStore, places: readonly Place[]): Promise<void> {
  const before = await readInvoices(
    store,
    places.map(({ customer_key, id }) => ({ kind: 'invoice', customerKey: customer_key, id })),
  )
  const doors = before.flatMap((invoice) =>
    invoiceDoorsOf(store.keys, invoice).map((key) => {
      return { key, customer_key: invoice.ref.customerKey, id: invoice.ref.id }
    }),
  )
  await removeDoors(store.db, 'invoice_door', doors)
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
