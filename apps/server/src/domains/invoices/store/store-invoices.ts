import { parse } from 'valibot'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import { invoiceContext } from './invoice.repository.ts'
import type { Invoice } from './invoice.ts'
import { invoiceLookupKeysOf } from './invoice-lookup-keys.ts'
import { type InvoiceSecrets, invoiceSecrets } from './invoice-record.ts'

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
