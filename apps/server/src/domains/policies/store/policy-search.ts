import type { Lanes } from '../../../platform/database/lane.ts'
import { behindStatement } from '../../../platform/database/lookup-keys/behind-statement.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import { type PolicyRow, type PolicyStore, policyOf } from './policy.repository.ts'
import type { Policy } from './policy.ts'

export interface PolicySearch {
  /**
   * The policies behind the door of a plate, newest first: all terms, of all kinds. Such a door leads
   * to whole policies only; those that lead to one person's share are for `lookup-key-search.ts`.
   */
  behind(door: Buffer): Promise<Policy[]>
}

interface SearchServices extends PolicyStore {
  readonly lanes: Lanes
}

/** Doors that are knocked at together are opened by one statement. */
export function policySearchOn({ lanes, ...store }: SearchServices): PolicySearch {
  return { behind: microBatch((doors: readonly Buffer[]) => openDoors(lanes, store, doors)) }
}

const selectBehind = behindStatement<PolicyRow & { door_key: Buffer }>(
  'open-policy-doors',
  'policy_door',
  ({ doors, to }) => `
  select policy.*, product.kind, product.name as product_name, door.door_key
  from ${doors}
  join policy on ${to('policy')}
  join product on product.code = policy.product_code
  order by starts_on desc, policy.id
`,
)

async function openDoors(
  lanes: Lanes,
  store: PolicyStore,
  doors: readonly Buffer[],
): Promise<Policy[][]> {
  const rows = await selectBehind(lanes, [doors])
  return doors.map((door) =>
    rows.filter(({ door_key }) => door_key.equals(door)).map((row) => policyOf(store, row)),
  )
}
