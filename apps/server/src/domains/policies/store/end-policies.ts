import { sql } from 'kysely'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { listOfRowRefs, lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { PolicyStore } from './policy.repository.ts'
import { waitForPlates } from './policy-plates.ts'

/** A policy by its number and whose it is. */
interface NumberedPolicy {
  readonly key: string
  readonly ownerKey: Buffer | null
}

/** What is not the policy's own: it has a life of its own, which ends with no policy. */
const hanging = {
  claim: 'claims',
  invoice: 'invoices',
  order_policy: 'an order',
  policy_document: 'documents',
} as const

/**
 * Why policies cannot be taken away, by their places in the list: something that somebody may ask for hangs on them.
 * They are held until the transaction ends: what is hung on one meanwhile would go with it.
 */
export async function policiesKept(
  { db, keys }: PolicyStore,
  policies: readonly NumberedPolicy[],
): Promise<Map<number, string>> {
  const rowRefs = policies.map((policy) => rowRefOf(keys, policy))
  // As whoever stores policies, before it holds any: some of the batch may be told anew.
  await waitForPlates(db)
  await lockStored(db, 'policy', rowRefs)
  const kept = new Map<number, string>()
  for (const [table, words] of Object.entries(hanging)) {
    const { rows } = await sql<{ policy_id: string }>`
      select distinct hanging.policy_id from ${sql.table(table)} as hanging
      join ${listOfRowRefs(rowRefs)}
        on hanging.customer_key = row_ref.customer_key and hanging.policy_id = row_ref.id
    `.execute(db)
    const ids = new Set(rows.map(({ policy_id }) => policy_id))
    for (const [at, { id }] of rowRefs.entries())
      if (ids.has(id)) kept.set(at, `policyNo: it has ${words}`)
  }
  return kept
}

/** Takes policies away with all that is theirs alone: covers, people, endorsements and what leads to them. */
export async function removePolicies(
  { db, keys }: PolicyStore,
  policies: readonly NumberedPolicy[],
): Promise<void> {
  const rowRefs = policies.map((policy) => rowRefOf(keys, policy))
  await removeLookupKeys(db, 'policy_lookup_key', rowRefs)
  await sql`
    delete from policy using ${listOfRowRefs(rowRefs)}
    where policy.customer_key = row_ref.customer_key and policy.id = row_ref.id
  `.execute(db)
}

/** Ends a policy; all that is known of it stays to be seen. */
export async function cancelPolicy(
  { db, keys }: PolicyStore,
  policy: NumberedPolicy,
  { cancelledOn }: { readonly cancelledOn: string },
): Promise<void> {
  const { customer_key, id } = rowRefOf(keys, policy)
  await db
    .updateTable('policy')
    .set({ cancelled_on: cancelledOn })
    .where('customer_key', '=', customer_key)
    .where('id', '=', id)
    .execute()
}

function rowRefOf(keys: PolicyStore['keys'], { key, ownerKey }: NumberedPolicy): RowRef {
  return {
    customer_key: ownerKey ?? Buffer.alloc(0),
    id: uuidOf(keys.searchHash('policy-no', key)),
  }
}
