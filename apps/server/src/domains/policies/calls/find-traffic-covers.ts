import type { findTrafficCovers } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { lookUpCar } from './look-up-car.ts'

/** Accident covers of the car that run or will begin. */
export function answerFindTrafficCovers(
  services: PoliciesServices,
): Handler<typeof findTrafficCovers> {
  return (request, visitor) =>
    lookUpCar(
      services,
      request,
      visitor,
      ({ kind, endsOn }, today) => kind === 'accident' && endsOn >= today,
    )
}
