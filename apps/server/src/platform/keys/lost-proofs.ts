import type { Db } from '../database/database.ts'
import type { KeyMaterial } from './keys.ts'
import { knownTo, printOf, proofKey } from './known-keys.ts'

/** Proof keys that are not given count as lost: nobody has to give them any more. Answers how many there are, of today and before. */
export async function retireLostProofs(
  db: Db,
  { proof, oldProof }: Pick<KeyMaterial, 'proof' | 'oldProof'>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('known_key')
    .set({ is_retired: true })
    .where('name', '=', proofKey)
    .where('print', 'not in', [...proof, ...oldProof].map(printOf))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether the audit trail may have entries that no key proves. */
export async function hasLostProofs(db: Db): Promise<boolean> {
  return (await knownTo(db)).some(({ name, is_retired }) => name === proofKey && is_retired)
}
