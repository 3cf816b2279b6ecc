import type { PipelinedConnections } from '../../../platform/database/connections/pipelined-connection.ts'
import { behindStatement } from '../../../platform/database/lookup-keys/behind-statement.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import { type PolicyRow, type PolicyStore, policyOf } from './policy.repository.ts'
import type { Policy } from './policy.ts'

export interface PolicySearch {
  /**
   * The policies behind the lookup key of a plate, newest first: all terms, of all kinds. Such a key leads
   * to whole policies only; those that lead to one person's share are for `lookup-key-search.ts`.
   */
  behind(lookupKey: Buffer): Promise<Policy[]>
}

interface SearchServices extends PolicyStore {
  readonly pipelined: PipelinedConnections
}

/** Lookup keys that are asked for together are read by one statement. */
export function policySearchOn({ pipelined, ...store }: SearchServices): PolicySearch {
  return {
    behind: microBatch((lookupKeys: readonly Buffer[]) =>
      openLookupKeys(pipelined, store, lookupKeys),
    ),
  }
}

const selectBehind = behindStatement<PolicyRow & { lookup_key: Buffer }>(
  'open-policy-lookup-keys',
  'policy_lookup_key',
  ({ lookupKeys, to }) => `
  select policy.*, product.kind, product.name as product_name, key.lookup_key
  from ${lookupKeys}
  join policy on ${to('policy')}
  join product on product.code = policy.product_code
  order by starts_on desc, policy.id
`,
)

async function openLookupKeys(
  pipelined: PipelinedConnections,
  store: PolicyStore,
  lookupKeys: readonly Buffer[],
): Promise<Policy[][]> {
  const rows = await selectBehind(pipelined, [lookupKeys])
  return lookupKeys.map((lookupKey) =>
    rows
      .filter(({ lookup_key }) => lookup_key.equals(lookupKey))
      .map((row) => policyOf(store, row)),
  )
}
