import type { NewClaim } from '../domains/claims/store/store-claims.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { carClaims } from './claims/car-claims.ts'
import { mainCustomerClaims } from './claims/main-customer-claims.ts'
import { freightClaims, otherClaims } from './claims/other-claims.ts'
import { reportOn } from './claims/report.ts'
import { stolenCar, troubledCarClaims } from './claims/troubled-car-claims.ts'

/** All claims of the demo insurer, on `policies`, which are those of the same day. */
export function demoClaims(today: string, policies: readonly NewPolicy[]): NewClaim[] {
  return [
    ...mainCustomerClaims,
    ...carClaims,
    ...troubledCarClaims,
    stolenCar,
    ...otherClaims,
    ...freightClaims,
  ].map((story) => reportOn(policies, today, story))
}
