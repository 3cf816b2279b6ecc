import type { Parts } from '../parts.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import type { Grant } from '../platform/grants/grant.ts'
import { factRef } from '../platform/grants/object-ref.ts'

/** The grant of this very phone: a visitor may have proven several, and named another. */
export async function provenPhone(
  { grants, keys }: Pick<Parts, 'grants' | 'keys'>,
  { session }: Pick<Visitor, 'session'>,
  phoneNumber: string,
): Promise<Grant> {
  const phone = factRef('phone', keys.searchKey('phone', phoneNumber))
  const grant = await grants.find(session, grants.handleOf(session, phone), { level: 'phone' })
  if (grant === undefined) throw grantMissing()
  return grant
}
