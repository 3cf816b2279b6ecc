import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import {
  type SessionCustomer,
  sessionCustomer,
} from '../../../platform/session/session-customer.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'

/** Whoever proved only a policy or a car has no say over the person. */
export async function wholePerson(
  services: PersonServices,
  { session }: Pick<Visitor, 'session'>,
): Promise<SessionCustomer> {
  const customer = await sessionCustomer(services, session)
  if (customer === undefined || extentOf(customer) !== 'person') throw grantMissing()
  return customer
}
