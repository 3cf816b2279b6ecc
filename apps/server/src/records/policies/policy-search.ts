import { microBatch } from '../../platform/database/micro-batch.ts'
import { type PolicyStore, policyOf, selectPolicies } from './policy.repository.ts'
import type { Policy } from './policy.ts'

export interface PolicySearch {
  /** The policies behind a door, newest first: all terms, of all kinds that the door leads to. */
  behind(door: Buffer): Promise<Policy[]>
}

/** Doors that are knocked at together are opened by one statement. */
export function policySearchOn(store: PolicyStore): PolicySearch {
  return { behind: microBatch((doors: readonly Buffer[]) => openDoors(store, doors)) }
}

async function openDoors(store: PolicyStore, doors: readonly Buffer[]): Promise<Policy[][]> {
  const rows = await selectPolicies(store)
    .innerJoin('policy_door', (join) =>
      join
        .onRef('policy_door.customer_key', '=', 'policy.customer_key')
        .onRef('policy_door.policy_id', '=', 'policy.id'),
    )
    .select('policy_door.door_key')
    .where((where) => where('door_key', '=', where.fn.any(where.val([...doors]))))
    .orderBy('starts_on', 'desc')
    .orderBy('policy.id')
    .execute()
  return doors.map((door) =>
    rows.filter(({ door_key }) => door_key.equals(door)).map((row) => policyOf(store, row)),
  )
}
