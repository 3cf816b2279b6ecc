import type { NewPolicy } from '../records/policies/store-policies.ts'
import { companies } from './customers/companies.ts'
import { mainCustomer } from './customers/main-customer.ts'
import { oftenChanged } from './customers/often-changed.ts'
import { ordinaryCustomers } from './customers/ordinary-customers.ts'
import { specialCases } from './customers/special-cases.ts'

/**
 * All policies of the demo insurer. People, cars and plates are always the same; days are reckoned
 * from `today`, so that something is in force, ended and still to come whenever the demo is loaded.
 */
export function demoPolicies(today: string): NewPolicy[] {
  return [
    ...mainCustomer(today),
    ...specialCases(today),
    ...oftenChanged(today),
    ...companies(today),
    ...ordinaryCustomers(today),
  ]
}
