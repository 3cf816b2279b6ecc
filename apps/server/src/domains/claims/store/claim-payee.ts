import { parse } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { type PayeeFacts, payeeFacts } from '../rules/offer-facts.ts'
import type { ClaimStore } from './claim.repository.ts'

type ClaimPlace = Pick<ObjectRef, 'customerKey' | 'id'>

export function claimPayeePlace(claimId: string): string {
  return `claim-payee/${claimId}`
}

/** The account that the customer named last; undefined of who named none. */
export async function readPayee(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimPlace,
): Promise<PayeeFacts | undefined> {
  const row = await db
    .selectFrom('claim_payee')
    .select('sealed')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  return row && parse(payeeFacts, keys.unseal(claimPayeePlace(id), row.sealed))
}

/** In place of the one before. */
export async function storePayee(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimPlace,
  payee: PayeeFacts,
  givenAt: Date,
): Promise<void> {
  const row = { given_at: givenAt, sealed: keys.seal(claimPayeePlace(id), payee) }
  await db
    .insertInto('claim_payee')
    .values({ customer_key: customerKey, claim_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_key', 'claim_id']).doUpdateSet(row))
    .execute()
}
