import type { TypedOf } from '@ecenter/contract/call.ts'
import type { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { type CarPayment, useCarPayment } from '../state/car-payment.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { type NonCarPayment, useNonCarPayment } from '../state/non-car-payment.ts'
import { OrderFacts } from './facts/OrderFacts.tsx'
import { FoundOrders } from './found/FoundOrders.tsx'
import { type OrderFact, orderFacts } from './order-facts.ts'

/** `/order-detail`: what the form found and, of one order, all that is known of it. */
export function OrderDetailPage() {
  const handle = pageParameter('handle')
  return handle === undefined ? <Orders /> : <OrderFacts handle={handle} />
}

function Orders() {
  const restored = [useRestored(useCarPayment), useRestored(useNonCarPayment)]
  const [car, other] = [useCarPayment(), useNonCarPayment()]
  const [fact] = useState(() => factIn(orderFacts, pageParameter('by')))
  return (
    <FoundOrders
      fact={fact}
      question={restored.every(Boolean) ? orderQuestion(fact, car, other) : undefined}
    />
  )
}

/** The form's question as the list asks it again. */
function orderQuestion(
  fact: OrderFact,
  car: CarPayment,
  other: NonCarPayment,
): TypedOf<typeof findOrders> {
  return fact === 'plate' ? { ...car } : { ...other }
}
