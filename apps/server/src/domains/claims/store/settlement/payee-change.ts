import { type InferOutput, number, object, optional, parse, string } from 'valibot'
import type { FileRef } from '../../../../platform/files/files.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { payeeFacts } from '../../rules/money/offer-facts.ts'
import type { ClaimStore } from '../claim.repository.ts'

const secrets = object({
  /** Of the agreement whose accounts are to be others. */
  offerVersion: number(),
  payee: payeeFacts,
  /** Which accounts held until then. */
  before: payeeFacts,
  /** The strokes of the hand, as `rules/people/signature.ts` of the contract writes them. */
  signature: string(),
  /** Who of the staff accepted it, where a second one has to. */
  acceptedBy: optional(object({ id: string(), account: string(), openedBy: optional(string()) })),
})

/** Other accounts, as a customer signed for them after their agreement. */
export interface PayeeChange extends InferOutput<typeof secrets> {
  readonly signedAt: Date
  /** The signed PDF. */
  readonly file: FileRef
}

export function payeeChangeContext(id: string): string {
  return `payee-change/${id}`
}

export async function readPayeeChange(
  { db, keys }: ClaimStore,
  { customerKey, id }: FileRef,
): Promise<PayeeChange> {
  const row = await db
    .selectFrom('payee_change')
    .select(['signed_at', 'sealed'])
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...parse(secrets, keys.unseal(payeeChangeContext(id), row.sealed)),
    signedAt: row.signed_at,
    file: { customerKey, id },
  }
}

/** The PDF that was signed last of a claim; it is kept longer than the wish that it came with. */
export async function lastChangeFile(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id: claimId }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<FileRef | undefined> {
  const row = await db
    .selectFrom('payee_change')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', claimId)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { customerKey, id: row.id }
}

/** With the claim locked, in the transaction that keeps the file; also in place of what is there, to note who accepted it. */
export async function storePayeeChange(
  { db, keys }: ClaimStore,
  { id: claimId }: Pick<ObjectRef, 'id'>,
  { signedAt, file, ...rest }: PayeeChange,
): Promise<void> {
  const { customerKey: customer_key, id } = file
  const sealed = keys.seal(payeeChangeContext(id), parse(secrets, rest))
  await db
    .insertInto('payee_change')
    .values({ customer_key, id, claim_id: claimId, signed_at: signedAt, sealed })
    .onConflict((conflict) => conflict.columns(['customer_key', 'id']).doUpdateSet({ sealed }))
    .execute()
}
