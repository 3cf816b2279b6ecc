import type {
  choosePurpose,
  readPurpose,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { CustomersServices } from '../customers-services.ts'
import { recentlyFound } from '../store/found-customer.ts'
import { personOfKeys, policyCounts } from '../store/people-found.ts'
import { type ChosenPurpose, choosePurposeOf, purposeOf } from '../store/purpose.ts'
import { customerRow } from './found-people.ts'

export function answerChoosePurpose(
  services: CustomersServices,
): DeskHandler<typeof choosePurpose> {
  return async ({ purpose }, { db, staff, record }) => {
    const chosen = await choosePurposeOf({ ...services, db }, staff.id, purpose)
    record({ event: 'purpose-chosen', outcome: purpose })
    return shown(chosen)
  }
}

export function answerReadPurpose(services: CustomersServices): DeskHandler<typeof readPurpose> {
  return async (_, { staff, trace }) => {
    const chosen = await purposeOf(services, staff.id)
    // Without a reason nobody is shown, not even whom one has looked at before.
    if (chosen === undefined) return { recent: [] }
    const recent = await recentlyFound(services, staff.id)
    const people = await Promise.all(
      recent.map(async ({ id, ...keys }) => {
        const person = await personOfKeys(services, keys)
        return person === undefined ? [] : [{ id, person }]
      }),
    )
    const known = people.flat()
    // They have read of being found; that the list was looked at again stands in the trail alone.
    if (known.length > 0) await trace({ event: 'customer-searched', outcome: 'recent' })
    const counts = await policyCounts(
      services,
      known.map(({ person }) => person),
      seenBy(staff).served,
    )
    return {
      chosen: shown(chosen),
      recent: known.map(({ id, person }) => customerRow(person, counts, id)),
    }
  }
}

function shown({ purpose, endsAt }: ChosenPurpose) {
  return { purpose, until: minuteInChina(endsAt) }
}
