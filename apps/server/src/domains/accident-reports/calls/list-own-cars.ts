import type { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { carsOf } from '../../person/calls/own-cars.ts'
import { openOwnThings } from '../../person/calls/own-things.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'

/** Opens the cars like the overview does, so that a report may name one by its handle. */
export function answerListOwnCars(services: AccidentReportsServices): Handler<typeof listOwnCars> {
  return async (_, { session }) => {
    const customer = await sessionCustomer(services, session)
    if (customer === undefined) return { cars: [] }
    const refs = await openOwnThings(services, session, customer)
    const cars = carsOf(services, session, await readPolicies(services, refs.policies), new Map())
    return {
      name: customer.name,
      cars: cars.map(({ handle, plate, brandModel }) => ({ handle, title: plate ?? brandModel })),
    }
  }
}
