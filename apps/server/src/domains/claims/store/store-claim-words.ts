import { parse } from 'valibot'
import { type ClaimStore, claimContext } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { type ClaimSecrets, claimSecrets } from './claim-record.ts'

/** What was said of a claim here, by staff in words that may speak of people: it lies sealed in its row. */
export type ClaimWords = Partial<
  Pick<ClaimSecrets, 'refusalReason' | 'cancellationReason' | 'skipReasons' | 'answeredOffer'>
>

/** Keeps what was said of a claim here; it was read behind its lock. */
export async function storeClaimWords(
  { db, keys }: ClaimStore,
  claim: Claim,
  words: ClaimWords,
): Promise<void> {
  const { customerKey, id } = claim.ref
  const secrets = parse(claimSecrets, { ...claim, ...words })
  await db
    .updateTable('claim')
    .set({ sealed: keys.seal(claimContext(id), secrets) })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
