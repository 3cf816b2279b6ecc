import type { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { lookUpCar } from './look-up-car.ts'

/** A policy is listed for a year after its end, for that is when it is still asked about. */
const daysListedAfterEnd = 365

export function answerFindCarPolicies(services: PoliciesServices): Handler<typeof findCarPolicies> {
  return (request, visitor) =>
    lookUpCar(
      services,
      request,
      visitor,
      ({ kind, endsOn }, today) => kind !== 'accident' && endsOn >= daysBefore(today),
    )
}

function daysBefore(today: string): string {
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() - daysListedAfterEnd)
  return day.toISOString().slice(0, 10)
}
