import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { borrowers } from './customers/borrowers.ts'
import { businesses } from './customers/businesses.ts'
import { companies } from './customers/companies.ts'
import { flightsOf } from './customers/flights.ts'
import { homes } from './customers/homes.ts'
import { lives } from './customers/lives.ts'
import { mainCustomer } from './customers/main-customer.ts'
import { mainCustomerAtHome } from './customers/main-customer-at-home.ts'
import { oftenChanged } from './customers/often-changed.ts'
import { onlineShopping } from './customers/online-shopping.ts'
import { ordinaryCustomers } from './customers/ordinary-customers.ts'
import { returnedOrders } from './customers/returned-orders.ts'
import { specialCases } from './customers/special-cases.ts'
import { students } from './customers/students.ts'
import { fewStaff } from './demo-size.ts'

/**
 * All policies of the demo insurer. People, cars and plates are always the same; days are reckoned
 * from `today`, so that something is in force, ended and still to come whenever the demo is loaded.
 * `staffCount` is how many people the group policy names.
 */
export function demoPolicies(today: string, staffCount = fewStaff): NewPolicy[] {
  return [...carPolicies(today), ...otherPolicies(today, staffCount)]
}

function carPolicies(today: string): NewPolicy[] {
  return [
    ...mainCustomer(today),
    ...specialCases(today),
    ...oftenChanged(today),
    ...companies(today),
    ...ordinaryCustomers(today),
  ]
}

function otherPolicies(today: string, staffCount: number): NewPolicy[] {
  return [
    ...mainCustomerAtHome(today),
    ...flightsOf(today),
    ...onlineShopping(today),
    ...returnedOrders(today),
    ...homes(today),
    ...lives(today),
    ...students(today),
    ...borrowers(today),
    ...businesses(today, staffCount),
  ]
}
