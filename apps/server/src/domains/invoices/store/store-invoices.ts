import type { Insertable } from 'kysely'
import { parse } from 'valibot'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { lockStored } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import { invoiceContext } from './invoice.repository.ts'
import type { Invoice } from './invoice.ts'
import { invoiceLookupKeysOf } from './invoice-lookup-keys.ts'
import { type InvoiceSecrets, invoiceSecrets } from './invoice-record.ts'
import { isBehind, knownInvoices } from './known-invoices.ts'

/** An invoice as the insurer's core tells it, before it has a row here. */
export interface NewInvoice
  extends InvoiceSecrets,
    Pick<Invoice, 'status' | 'issuedOn' | 'changedOn'> {
  /** Of the insured in its policy, with whom it stands. */
  readonly insuredIdNumber: string
}

/** Stores invoices of policies that are stored, with the lookup keys that lead to them. */
export async function storeInvoices(
  { db, keys }: PolicyStore,
  invoices: readonly NewInvoice[],
): Promise<void> {
  const rows = invoices.map((invoice) => invoiceRows(keys, invoice))
  await inTransaction(db, async (transaction) => {
    for (const some of portionsOf(rows.map(({ invoice }) => invoice))) {
      await transaction.insertInto('invoice').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ lookupKeys }) => lookupKeys))) {
      await transaction.insertInto('invoice_lookup_key').values(some).execute()
    }
  })
}

/** What names an invoice in all its tables. */
export function invoiceRefOf(
  keys: Keys,
  { insuredIdNumber, reference }: Pick<NewInvoice, 'insuredIdNumber' | 'reference'>,
) {
  return {
    customer_key: keys.searchHash('customer', insuredIdNumber),
    id: uuidOf(keys.searchHash('invoice', reference)),
  }
}

export type InvoiceRows = ReturnType<typeof invoiceRows>

/** All rows of an invoice, by what they are rows of. */
export function invoiceRows(keys: Keys, invoice: NewInvoice) {
  const { customer_key, id } = invoiceRefOf(keys, invoice)
  return {
    invoice: {
      customer_key,
      id,
      policy_id: uuidOf(keys.searchHash('policy-no', invoice.policyNo)),
      buyer_key: keys.searchHash('customer', invoice.buyer.taxpayerNumber),
      status: invoice.status,
      issued_on: invoice.issuedOn,
      changed_on: invoice.changedOn ?? null,
      amount_fen: amountsOf(invoice).totalFen,
      sealed: keys.seal(invoiceContext(id), parse(invoiceSecrets, invoice)),
    },
    lookupKeys: invoiceLookupKeysOf(keys, invoice).map((lookup_key) => ({
      lookup_key,
      customer_key,
      invoice_id: id,
    })),
  }
}

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
