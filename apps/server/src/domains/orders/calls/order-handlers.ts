import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findOrders, orderCalls, reopenOrder } from '@ecenter/contract/orders/order-calls.ts'
import type { queryOrderInvoices } from '@ecenter/contract/orders/query-order-invoices.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { rowsOfPage } from '../../../platform/lists/list-page.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import {
  questionAbout,
  type StatedFact,
  statedFacts,
} from '../../../platform/lookups/stated-fact.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import { invoiceListOf } from '../../invoices/calls/invoice-list.ts'
import { whyNoInvoices } from '../../invoices/rules/branch-switch.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { OrdersServices } from '../orders-services.ts'
import { answerCancelOrder } from '../payment/cancel-order.ts'
import { answerStartPayment } from '../payment/start-payment.ts'
import { readOrder } from '../store/order.repository.ts'
import { orderBehindReturn } from '../store/order-behind-return.ts'
import {
  applicantLookupKey,
  orderNameLookupKey,
  orderPlateLookupKey,
} from '../store/order-lookup-keys.ts'
import { policiesOf } from '../store/order-policies.ts'
import { type FoundOrder, findOrdersBehind, waitsForMoney } from '../store/order-search.ts'
import { wantReminder } from '../store/payment-reminder.ts'
import { returnKey } from '../store/store-payment.ts'
import { listOrders } from './list-orders.ts'
import { answerQueryOrder } from './query-order.ts'

export function orderHandlers(services: OrdersServices): Handlers<typeof orderCalls> {
  return {
    /** Only the rows of the page become known to the session. */
    async findOrders(request, visitor) {
      const { keys, clock } = services
      const facts = orderFacts(keys, request)
      const lookupKeys = facts.map((fact) => fact.lookupKeys)
      const found = await guardLookup(
        services,
        visitor,
        questionAbout(keys, facts, { besides: 'orders', captcha: 'slide' }),
        async () => awaited(await findOrdersBehind(services, lookupKeys, { now: clock.now() })),
        (all) => rowsOfPage(all, request.page),
      )
      return listOrders(services, visitor.session, found, request.page)
    },
    async queryOrderCenter({ page }, visitor) {
      const { session, grant } = visitor
      const { idNumber, mobile } = (await readOrder(services, grant)).applicant
      const lookupKeys =
        mobile === undefined ? [] : [[applicantLookupKey(services.keys, idNumber, mobile)]]
      const found = await findOrdersBehind(services, lookupKeys, { now: services.clock.now() })
      const refs = rowsOfPage(found, page).map(({ ref }) => ref)
      await Promise.all([
        services.grants.open(session, refs, { level: 'knowledge', within: grant }),
        services.audit.record({
          event: 'order-read',
          ...askedBy(visitor),
          ...about(grant.object),
          outcome: 'all',
        }),
      ])
      return listOrders(services, session, found, page)
    },
    queryOrder: answerQueryOrder(services),
    startPayment: answerStartPayment(services),
    cancelOrder: answerCancelOrder(services),
    reopenOrder: answerReopenOrder(services),
    async changePaymentReminder({ isReminded }, { grant, submission }) {
      const { ref } = await readOrder(services, grant)
      return submission.commit(async ({ db, record }) => {
        await wantReminder({ db }, ref, isReminded)
        record({ event: 'order-reminder', ...about(ref), outcome: isReminded ? 'on' : 'off' })
        return { isReminded }
      })
    },
    queryOrderInvoices: answerQueryOrderInvoices(services),
  }
}

/** Whoever may know of an order may know of the invoices of its policies, for as long. */
function answerQueryOrderInvoices(services: OrdersServices): Handler<typeof queryOrderInvoices> {
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

/** Anything wrong, and too many wrong ones, are one answer (1007). */
function answerReopenOrder(services: OrdersServices): Handler<typeof reopenOrder> {
  return async ({ returnCode, applyMobile }, visitor) => {
    const { grants, audit, keys } = services
    const { session } = visitor
    const code = returnKey(keys, returnCode).toString('hex')
    const ref = mustBeFound(
      await guessFromNetwork(
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
      ),
    )
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

/** Where nothing waits for money the customer is told what became of the others. */
function awaited(found: readonly FoundOrder[]): readonly FoundOrder[] {
  const waiting = found.filter(waitsForMoney)
  return waiting.length > 0 ? waiting : found
}

/** What the forms for an order state; the contract has seen to it that what belongs together came together. */
function orderFacts(keys: Keys, asked: RequestOf<typeof findOrders>): StatedFact[] {
  const { licenseNo, identifyNumber = '', applyMobile = '' } = asked
  const { identifyname, identifynumber = '', identifymobile = '' } = asked
  return statedFacts(
    licenseNo && {
      lookupKeys: [orderPlateLookupKey(keys, licenseNo, identifyNumber, applyMobile)],
      identity: keys.searchHash('customer', identifyNumber),
      target: keys.searchHash('lookup-target', 'plate', licenseNo),
    },
    identifyname && {
      lookupKeys: [orderNameLookupKey(keys, identifyname, identifynumber, identifymobile)],
      identity: keys.searchHash('customer', identifynumber),
      target: keys.searchHash('phone', identifymobile),
      places: [keys.searchHash('insured-name', identifyname)],
    },
  )
}
