import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'

/** How much a customer has opened. */
export function extentOf({ phoneKey, carKey }: ProvenCustomer): 'person' | 'phone' | 'car' {
  if (carKey !== undefined) return 'car'
  return phoneKey === undefined ? 'person' : 'phone'
}
