import type { Overview } from '@ecenter/contract/person/overview.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { appealCase } from '../../appeals/calls/appeal-case.ts'
import { readAppeal } from '../../appeals/store/appeal.repository.ts'
import { appealsOfPerson } from '../../appeals/store/appeal-search.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'

/** Older ones are found by their numbers. */
const shownAtMost = 20

/**
 * Complaints and objections that concern a person, filed with the phone that they have proven. Who shares a phone sees
 * nothing of the others', and what somebody filed with a phone of their own is theirs to follow.
 */
export async function ownCasesOf(
  services: PersonServices,
  session: Session,
  customer: SessionCustomer,
): Promise<Overview['cases']> {
  const { mobile, customerKey } = customer
  if (mobile === undefined || extentOf(customer) !== 'person') return []
  const phoneKey = services.keys.searchHash('phone', mobile)
  const refs = await appealsOfPerson(services, { phoneKey, customerKey, atMost: shownAtMost })
  return Promise.all(
    refs.map(async (ref) => ({
      handle: services.grants.handleOf(session, { kind: 'appeal', ...ref }),
      ...appealCase(services, await readAppeal(services, ref), []),
    })),
  )
}
