import { thingAccess } from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { findCustomersOf } from '@ecenter/contract/customers/desk/search-customers.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { CustomersServices } from '../customers-services.ts'
import { shownPeople, takeCustomerSearch } from './found-people.ts'
import { purposeToLook } from './look-admission.ts'
import { ownersOf } from './things/owners-of-thing.ts'

/** Whom a thing is of, for who may open the thing: a search like any other, with the thing in the place of its number. */
export function answerFindCustomersOf(
  given: CustomersServices,
): DeskHandler<typeof findCustomersOf> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ kind, thingId }, visit) => {
    const { staff } = visit
    const access = thingAccess[kind]
    if (access === undefined || !hasPermission(staff.roles, access)) throw nothingFound()
    const look = await purposeToLook(services, staff)
    await takeCustomerSearch(services, visit)
    const people = await ownersOf[kind]({ ...services, ...seenBy(staff), staff }, thingId)
    if (people === undefined) {
      await visit.trace({ event: 'customer-searched', objectId: thingId, outcome: 'nothing' })
      throw nothingFound()
    }
    const { customers, hasMore } = await shownPeople(services, visit, look, {
      people,
      things: [],
      ofNobody: { objectId: thingId, outcome: 'nothing' },
    })
    return { customers, hasMore }
  }
}
