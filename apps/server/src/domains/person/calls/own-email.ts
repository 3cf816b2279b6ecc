import type { Visitor } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'
import { contactByKey } from '../store/person-contact.ts'

/** The address of whoever proved the whole of themselves; who proved a car or a policy has none here. */
export async function ownEmail(
  services: PersonServices,
  { session }: Pick<Visitor, 'session'>,
): Promise<string | undefined> {
  const customer = await sessionCustomer(services, session)
  if (customer === undefined || extentOf(customer) !== 'person') return undefined
  return (await contactByKey(services, customer.customerKey))?.email
}
