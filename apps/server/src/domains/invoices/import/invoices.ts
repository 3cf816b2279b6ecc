import { sql } from 'kysely'
import type { ImportKind, ImportStore } from '../../../imports/import-kind.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import { policyReferenceErrors } from '../../policies/import/policy-reference-errors.ts'
import { invoiceContext } from '../store/invoice.repository.ts'
import { invoiceNumberLookupKey } from '../store/invoice-lookup-keys.ts'
import { answerByReversals } from '../store/invoice-wish.ts'
import { isBehind, knownInvoices } from '../store/known-invoices.ts'
import {
  type InvoiceRows,
  invoiceRefOf,
  invoiceRows,
  writeInvoices,
} from '../store/store-invoices.ts'
import { type InvoiceRow, invoiceRow } from './invoice-row.ts'

export const invoices: ImportKind<InvoiceRow, InvoiceRows> = {
  name: 'invoices',
  words: 'An electronic invoice of a policy, which has to be stored before.',
  schema: invoiceRow,
  keyOf: ({ reference }) => reference,
  keyColumn: 'reference',
  sealedIn: { table: 'invoice', context: invoiceContext, field: 'reference' },
  ownerOf: ({ insuredIdNumber }) => insuredIdNumber,
  ownerColumn: 'insuredIdNumber',
  referenceErrors: referenceErrorsOf,
  prepare: (keys, row) => invoiceRows(keys, { ...row, changedOn: row.changedOn }),
  async store(store, rows) {
    await writeInvoices(store, rows)
    await answerByReversals(store, rows)
  },
}

async function referenceErrorsOf(
  store: ImportStore,
  rows: readonly InvoiceRow[],
): Promise<Map<number, string>> {
  return new Map([
    ...(await changesOfIssued(store, rows)),
    ...(await policyReferenceErrors(store, rows)),
  ])
}

/** Whoever holds an issued invoice may check it: it is cancelled or reversed, and never says something else. */
async function changesOfIssued(
  { db, keys }: ImportStore,
  rows: readonly InvoiceRow[],
): Promise<[number, string][]> {
  const places = rows.map((row) => invoiceRefOf(keys, row))
  const known = await knownInvoices(db, places)
  const lookupKeys = rows.map(({ number = '', code, issuedOn: day }) =>
    invoiceNumberLookupKey(keys, { number, code, day }),
  )
  const found = await db
    .selectFrom('invoice_lookup_key')
    .select(['lookup_key', 'invoice_id'])
    .where('lookup_key', '=', ({ fn }) => fn.any(sql<Buffer[]>`${lookupKeys}::bytea[]`))
    .execute()
  const numbered = new Set(
    found.map(({ lookup_key, invoice_id }) => `${lookup_key.toString('hex')} ${invoice_id}`),
  )
  return rows.flatMap((row, at): [number, string][] => {
    const id = places[at]?.id ?? ''
    const before = known.get(id)
    if (before === undefined || before.status === 'pending') return []
    if (isBehind(row.status, before.status)) return []
    const isNumbered = numbered.has(`${lookupKeys[at]?.toString('hex')} ${id}`)
    if (isNumbered && amountsOf(row).totalFen === before.amountFen) return []
    return [[at, 'number: what was issued under it was another day, number or amount']]
  })
}
