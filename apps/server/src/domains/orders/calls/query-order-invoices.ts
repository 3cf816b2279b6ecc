import type { queryOrderInvoices } from '@ecenter/contract/orders/query-order-invoices.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import { invoiceListOf } from '../../invoices/calls/invoice-list.ts'
import { whyNoInvoices } from '../../invoices/rules/branch-switch.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { OrdersServices } from '../orders-services.ts'
import { readOrder } from '../store/order.repository.ts'
import { policiesOf } from '../store/order-policies.ts'

/** Whoever may know of an order may know of the invoices of its policies, for as long. */
export function answerQueryOrderInvoices(
  services: OrdersServices,
): Handler<typeof queryOrderInvoices> {
  return async (_request, visitor) => {
    const { session, grant } = visitor
    const order = await readOrder(services, grant)
    for (const part of order.parts) {
      const reason = whyNoInvoices(services.settings, areaOf(policyNoOf(part)))
      if (reason !== undefined) throw stateChanged(reason)
    }
    const found = await findInvoicesOf(services, await policiesOf(services, order))
    await Promise.all([
      services.grants.open(
        session,
        found.map(({ ref }) => ref),
        { level: 'knowledge', within: grant },
      ),
      services.audit.record({
        event: 'order-read',
        ...askedBy(visitor),
        ...about(grant.object),
        outcome: 'invoices',
      }),
    ])
    return invoiceListOf(services, session, found)
  }
}
