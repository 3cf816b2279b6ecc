import { signEnds } from '../../platform/audit/sign-ends.ts'
import type { Db } from '../../platform/database/database.ts'
import type { KeyMaterial, Keys } from '../../platform/keys/keys.ts'
import { retireLostProofs } from '../../platform/keys/lost-proofs.ts'

/** How many proof keys that are not given count as lost from now on. Throws `KeysRefused` and does nothing where the trail was changed. */
export function retireProof({
  db,
  keys,
  material,
}: {
  readonly db: Db
  readonly keys: Keys
  readonly material: KeyMaterial
}): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const lost = await retireLostProofs(transaction, material)
    if (lost > 0) await signEnds(transaction, keys)
    return lost
  })
}
