import { number, object, optional, parse } from 'valibot'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { payeeFacts } from '../../rules/money/offer-facts.ts'
import type { GivenPayee } from '../../rules/money/payee.ts'
import type { ClaimStore } from '../claim.repository.ts'

/** What was named before versions were kept with it is of none. */
const secrets = object({ ...payeeFacts.entries, offerVersion: optional(number(), 0) })

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function claimPayeeContext(claimId: string): string {
  return `claim-payee/${claimId}`
}

/** The account that the customer named last; undefined of who named none. */
export async function readPayee(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
): Promise<GivenPayee | undefined> {
  const row = await db
    .selectFrom('claim_payee')
    .select('sealed')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  return row && parse(secrets, keys.unseal(claimPayeeContext(id), row.sealed))
}

/** In place of the one before. */
export async function storePayee(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  payee: GivenPayee,
  givenAt: Date,
): Promise<void> {
  const row = { given_at: givenAt, sealed: keys.seal(claimPayeeContext(id), payee) }
  await db
    .insertInto('claim_payee')
    .values({ customer_key: customerKey, claim_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_key', 'claim_id']).doUpdateSet(row))
    .execute()
}
