import { grantMissing } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Grant } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
import type { Keys } from '../keys/keys.ts'

interface PhoneServices {
  readonly grants: Grants
  readonly keys: Keys
}

/** The grant of this very phone: a visitor may have proven several, and named another. */
export async function provenPhone(
  services: PhoneServices,
  visitor: Pick<Visitor, 'session'>,
  phoneNumber: string,
): Promise<Grant> {
  const grant = await phoneGrant(services, visitor, services.keys.searchHash('phone', phoneNumber))
  if (grant === undefined) throw grantMissing()
  return grant
}

/** The live grant of a phone that is known by its hash alone. */
export async function phoneGrant(
  { grants }: Pick<PhoneServices, 'grants'>,
  { session }: Pick<Visitor, 'session'>,
  phoneKey: Buffer,
): Promise<Grant | undefined> {
  const handle = grants.handleOf(session, factRef('phone', phoneKey))
  return grants.find(session, handle, { level: 'phone' })
}
