import { askedColumns } from '../../../platform/database/asked-rows.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { LookupKeys } from '../../../platform/database/lookup-keys/lookup-key-text.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'

/** An invoice behind lookup keys; nothing of it is decrypted. */
export interface FoundInvoice {
  readonly ref: ObjectRef
}

/** Who has more than these is a company, and finds the rest by their numbers. */
const foundAtMost = 200

/**
 * The invoices of the policy behind the lookup keys, the newest first. Those of a car's other policies
 * that run at the same time stand beside them, as far as the asker is insured in them or has paid.
 * A lookup key to one person's share leads to none: they are of who took the policy out.
 */
export async function findInvoicesOfPolicy(
  { db }: Pick<PolicyStore, 'db'>,
  lookupKeys: LookupKeys,
  asker: Buffer,
): Promise<FoundInvoice[]> {
  const found = await behind(db, 'policy_lookup_key', [lookupKeys])
  const rows = await db
    .selectFrom(found.lookupKeys)
    .innerJoin('policy as asked', (join) => join.on(found.to('asked')))
    .innerJoin('policy as beside', (join) =>
      join
        .onRef('beside.customer_key', '=', 'asked.customer_key')
        .on(({ and, or, eb }) =>
          or([
            eb('beside.id', '=', eb.ref('asked.id')),
            and([
              eb('beside.car_key', '=', eb.ref('asked.car_key')),
              eb('beside.starts_on', '<=', eb.ref('asked.ends_on')),
              eb('beside.ends_on', '>=', eb.ref('asked.starts_on')),
            ]),
          ]),
        ),
    )
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.customer_key', '=', 'beside.customer_key')
        .onRef('invoice.policy_id', '=', 'beside.id'),
    )
    .where('key.insured_person_id', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('beside.id', '=', eb.ref('asked.id')),
        eb('invoice.customer_key', '=', asker),
        eb('invoice.buyer_key', '=', asker),
      ]),
    )
    .select(['invoice.customer_key', 'invoice.id', 'invoice.issued_on'])
    // Applicant and insured may be one: then both of their lookup keys lead here.
    .distinct()
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id')
    .limit(foundAtMost)
    .execute()
  return rows.map(foundOf)
}

/** The invoices of policies that may be known of, the newest first. */
export async function findInvoicesOf(
  reading: Reading,
  policies: readonly ObjectRef[],
): Promise<FoundInvoice[]> {
  if (policies.length === 0) return []
  const rows = await selectOfPolicies(connectionOf(reading), ...askedColumns(policies))
  return rows.map(foundOf)
}

const selectOfPolicies = statement<{ customer_key: Buffer; id: string }>(
  'find-invoices-of-policies',
  `
  select invoice.customer_key, invoice.id
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, policy_id)
  join invoice
    on invoice.customer_key = asked.customer_key and invoice.policy_id = asked.policy_id
  where invoice.customer_key = any($1)
  order by issued_on desc, invoice.id
  limit ${foundAtMost}
`,
)

/** The invoice behind a lookup key of its own. */
export async function findInvoiceBehind(
  { db }: Pick<PolicyStore, 'db'>,
  lookupKey: Buffer,
): Promise<FoundInvoice[]> {
  const found = await behind(db, 'invoice_lookup_key', [[lookupKey]])
  const rows = await db
    .selectFrom(found.lookupKeys)
    .innerJoin('invoice', (join) => join.on(found.to('invoice')))
    .select(['invoice.customer_key', 'invoice.id'])
    .execute()
  return rows.map(foundOf)
}

function foundOf({ customer_key: customerKey, id }: { customer_key: Buffer; id: string }) {
  return { ref: { kind: 'invoice', customerKey, id } } as const
}
