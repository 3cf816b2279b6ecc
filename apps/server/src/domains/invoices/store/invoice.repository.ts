import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import { grantMissing } from '../../../platform/calls/failure.ts'
import { askedColumns } from '../../../platform/database/asked-rows.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import type { Invoice } from './invoice.ts'
import { invoiceSecrets } from './invoice-record.ts'

/**
 * The invoice that was proven, by a grant or by a link or mail that came from one. A proof for
 * anything else opens none.
 */
export async function readInvoice(
  store: PolicyStore,
  { object }: Pick<Grant, 'object'>,
): Promise<Invoice> {
  const [invoice] = await readInvoices(store, [object])
  if (invoice === undefined) throw grantMissing()
  return invoice
}

/** The same for many that were proven or found behind a lookup key, in their order; other kinds are passed over. */
export async function readInvoices(
  store: PolicyStore & Reading,
  refs: readonly ObjectRef[],
): Promise<Invoice[]> {
  const asked = refs.filter(({ kind }) => kind === 'invoice')
  if (asked.length === 0) return []
  const rows = await selectInvoices(connectionOf(store), ...askedColumns(asked))
  const read = new Map(rows.map((row) => [row.id, invoiceOf(store, row)]))
  return asked.flatMap(({ id }) => read.get(id) ?? [])
}

/** Where the personal part of an invoice is sealed for; it opens nowhere else. */
export function invoiceContext(id: string): string {
  return `invoice/${id}`
}

const selectInvoices = statement<InvoiceRow>(
  'read-invoices',
  `
  select invoice.*, product.kind, product.name as product_name, policy.phone_key
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join invoice on invoice.customer_key = asked.customer_key and invoice.id = asked.id
    and invoice.customer_key = any($1)
  join policy on policy.customer_key = invoice.customer_key and policy.id = invoice.policy_id
  join product on product.code = policy.product_code
`,
)

type InvoiceRow = Selectable<Tables['invoice']> &
  Pick<Selectable<Tables['product']>, 'kind'> & {
    product_name: string
    phone_key: Buffer | null
  }

function invoiceOf({ keys }: PolicyStore, row: InvoiceRow): Invoice {
  const customerKey = row.customer_key
  return {
    ...parse(invoiceSecrets, keys.unseal(invoiceContext(row.id), row.sealed)),
    ref: { kind: 'invoice', customerKey, id: row.id },
    policyRef: { kind: 'policy', customerKey, id: row.policy_id },
    kind: row.kind,
    productName: row.product_name,
    phoneKey: row.phone_key,
    status: row.status,
    issuedOn: row.issued_on,
    changedOn: row.changed_on ?? undefined,
    amountFen: row.amount_fen,
  }
}
