import type { reopenOrder } from '@ecenter/contract/orders/order-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import type { OrdersServices } from '../orders-services.ts'
import { orderBehindReturn } from '../store/order-behind-return.ts'
import { returnKey } from '../store/store-payment.ts'

/** Anything wrong, and too many wrong ones, are one answer (1007). */
export function answerReopenOrder(services: OrdersServices): Handler<typeof reopenOrder> {
  return async ({ returnCode, applyMobile }, visitor) => {
    const { grants, audit, keys } = services
    const { session } = visitor
    const code = returnKey(keys, returnCode).toString('hex')
    const ref = await guessFromNetwork(
      services,
      {
        visitor,
        rule: 'failedReopensByAddress',
        counters: [
          { rule: 'failedReopensByCode', key: code },
          { rule: 'failedReopensBySession', key: session.id },
        ],
      },
      async () => {
        const found = await orderBehindReturn(services, { returnCode, mobile: applyMobile })
        return (await isVisible(services, session, found)) ? found : undefined
      },
      (found) => found !== undefined,
    )
    if (ref === undefined) throw nothingFound()
    const [[handle = '']] = await Promise.all([
      grants.open(session, [ref], { level: 'knowledge' }),
      audit.record({
        event: 'order-reopened',
        ...askedBy(visitor),
        ...about(ref),
        outcome: 'found',
      }),
    ])
    return { handle }
  }
}
