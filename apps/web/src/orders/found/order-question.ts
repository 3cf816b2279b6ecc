import type { TypedOf } from '@ecenter/contract/call.ts'
import type { groupGet } from '@ecenter/contract/orders/order-calls.ts'
import type { CarPayment } from '../../state/car-payment.ts'
import type { NonCarPayment } from '../../state/non-car-payment.ts'
import type { OrderFact } from '../order-facts.ts'

/** The form's question as the list asks it again. */
export function orderQuestion(
  fact: OrderFact,
  car: CarPayment,
  other: NonCarPayment,
): TypedOf<typeof groupGet> {
  return fact === 'plate' ? { ...car } : { ...other }
}
