import { parse } from 'valibot'
import { type ClaimStore, claimPlace } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { claimSecrets } from './claim-record.ts'

/** Keeps why nothing is paid; the claim was read behind its lock. */
export async function storeRefusalReason(
  { db, keys }: ClaimStore,
  claim: Claim,
  refusalReason: string,
): Promise<void> {
  const { customerKey, id } = claim.ref
  const secrets = parse(claimSecrets, { ...claim, refusalReason })
  await db
    .updateTable('claim')
    .set({ sealed: keys.seal(claimPlace(id), secrets) })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
