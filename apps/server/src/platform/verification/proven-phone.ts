import { fieldRefused, grantMissing } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Grant } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
import type { Keys } from '../keys/keys.ts'
import { maskMobile } from '../mask/mask.ts'
import { type CustomerServices, sessionCustomer } from '../session/session-customer.ts'

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

/**
 * The phone that a form names: as it was typed, or where it is masked the one that this session has proven,
 * which then takes no code either. Somebody else's mask, and one whose proof is over, is asked for whole.
 */
export async function ownPhone(
  services: CustomerServices & { readonly grants: Grants },
  { session }: Pick<Visitor, 'session'>,
  typed: string,
  field: 'phoneNumber' | 'mobile' = 'phoneNumber',
): Promise<string> {
  if (!typed.includes('*')) return typed
  const customer = await sessionCustomer(services, session)
  if (customer?.mobile === undefined || maskMobile(customer.mobile) !== typed) {
    throw fieldRefused(field, '请填写完整的手机号')
  }
  const phone = factRef('phone', services.keys.searchHash('phone', customer.mobile))
  await services.grants.open(session, [phone], { level: 'phone', within: customer })
  return customer.mobile
}
