import type { readOverview } from '@ecenter/contract/person/overview.ts'
import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { openClaims } from '../../claims/store/claim.repository.ts'
import { readDeliveries } from '../../deliveries/store/delivery.repository.ts'
import { invoiceListOf } from '../../invoices/calls/invoice-list.ts'
import { orderSummaryOf } from '../../orders/calls/order-summary.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { paymentsOf } from '../../orders/store/payment.repository.ts'
import { readCoveragesOf, readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'
import { hasFamily } from '../store/delegation.ts'
import { carsOf, groupsOf } from './own-cars.ts'
import { ownCasesOf } from './own-cases.ts'
import { ownClaimsOf } from './own-claims.ts'
import { deliveriesOnTheWay } from './own-deliveries.ts'
import { openOwnRefs, ownRefs, personRef } from './own-things.ts'
import { waitingTasks } from './waiting-tasks.ts'

/** Everything that a proof has opened, in one answer. */
export function answerReadOverview(services: PersonServices): Handler<typeof readOverview> {
  return async (_request, visitor) => {
    const { session } = visitor
    const customer = await sessionCustomer(services, session)
    if (customer === undefined) throw grantMissing()
    const refs = await ownRefs(services, customer)
    const connection = services.pipelined.swift
    const reading = { ...services, connection }
    const [policies, claims, invoices, orders, deliveries, payments, cases, isLent] =
      await Promise.all([
        readPolicies(reading, refs.policies),
        openClaims(reading, refs.claims),
        invoiceListOf(
          reading,
          session,
          refs.invoices.map((ref) => ({ ref })),
        ),
        readOrders(services, refs.orders),
        readDeliveries(services, refs.orders),
        paymentsOf(services, refs.orders),
        ownCasesOf(services, session, customer),
        hasFamily(reading, customer),
        openOwnRefs(services, session, customer, refs),
        services.audit.record({
          event: 'overview-read',
          ...askedBy(visitor),
          subject: customer.customerKey.toString('hex'),
          outcome: extentOf(customer),
        }),
      ])
    const coverages = await readCoveragesOf(reading, policies)
    const cars = carsOf(services, session, policies, coverages)
    const ownClaims = ownClaimsOf(services, session, claims)
    const shownOrders = orders.map((order) =>
      orderSummaryOf(
        services,
        session,
        order,
        payments.filter((payment) => payment.order.id === order.id),
      ),
    )
    const onTheWay = deliveriesOnTheWay(services, session, deliveries)
    const party = partyAmong(services, policies, customer.customerKey)
    const groups = groupsOf(services, session, policies, coverages)
    const things = { orders: shownOrders, claims: ownClaims, deliveries: onTheWay, cars, groups }
    return {
      name: customer.name ?? party?.name ?? '',
      isCompany: party !== undefined && isUnifiedCreditCode(party.idNumber),
      handle: services.grants.handleOf(session, personRef(customer)),
      maskedMobile: customer.mobile && maskMobile(customer.mobile),
      opens: extentOf(customer),
      tasks: waitingTasks(things, services.clock.today()),
      claims: ownClaims.map(({ shown }) => shown),
      cars,
      groups,
      morePolicies: refs.morePolicies,
      orders: shownOrders,
      deliveries: onTheWay.map(({ handle, headline, expected }) => ({
        handle,
        headline,
        expected,
      })),
      invoices: invoices.invoiceInfoList,
      cases,
      hasFamily: isLent,
    }
  }
}

/** As their policies name them: a channel that handed somebody over told no name. */
function partyAmong(
  { keys }: PersonServices,
  policies: readonly Policy[],
  customerKey: Buffer,
): Policy['insured'] | undefined {
  const parties = policies.flatMap(({ applicant, insured }) => [applicant, insured])
  return parties.find(({ idNumber }) => keys.searchHash('customer', idNumber).equals(customerKey))
}
