import { grantMissing } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Grant } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
import type { Keys } from '../keys/keys.ts'

/** The grant of this very phone: a visitor may have proven several, and named another. */
export async function provenPhone(
  { grants, keys }: { readonly grants: Grants; readonly keys: Keys },
  { session }: Pick<Visitor, 'session'>,
  phoneNumber: string,
): Promise<Grant> {
  const phone = factRef('phone', keys.searchKey('phone', phoneNumber))
  const grant = await grants.find(session, grants.handleOf(session, phone), { level: 'phone' })
  if (grant === undefined) throw grantMissing()
  return grant
}
