import type { Call } from '@ecenter/contract/call.ts'
import { features } from '@ecenter/contract/contract.ts'
import { mailDocumentsTo } from '@ecenter/contract/person/documents.ts'
import { accidentReportHandlers } from '../domains/accident-reports/calls/accident-report-handlers.ts'
import { activityHandlers } from '../domains/activities/calls/activity-handlers.ts'
import { analyticsHandlers } from '../domains/analytics/calls/analytics-handlers.ts'
import { appealHandlers } from '../domains/appeals/calls/appeal-handlers.ts'
import { claimHandlers } from '../domains/claims/calls/claim-handlers.ts'
import { claimPhones } from '../domains/claims/calls/claim-phones.ts'
import { sharedKinds } from '../domains/customer-service/calls/card-of.ts'
import { customerServiceHandlers } from '../domains/customer-service/calls/customer-service-handlers.ts'
import { deliveryHandlers } from '../domains/deliveries/calls/delivery-handlers.ts'
import { electronicPolicyHandlers } from '../domains/electronic-policies/calls/electronic-policy-handlers.ts'
import { invoiceHandlers } from '../domains/invoices/calls/invoice-handlers.ts'
import { invoicePhones } from '../domains/invoices/calls/invoice-phones.ts'
import { linkHandlers } from '../domains/links/calls/link-handlers.ts'
import { refundPhones } from '../domains/links/calls/refund-phones.ts'
import type { ListServices } from '../domains/list-services.ts'
import { orderHandlers } from '../domains/orders/calls/order-handlers.ts'
import { orderPhones } from '../domains/orders/calls/order-phones.ts'
import { outletHandlers } from '../domains/outlets/calls/outlet-handlers.ts'
import { paymentHandlers } from '../domains/payments/calls/payment-handlers.ts'
import { personHandlers } from '../domains/person/calls/person-handlers.ts'
import { personPhones } from '../domains/person/calls/person-phones.ts'
import { placeHandlers } from '../domains/places/calls/place-handlers.ts'
import { plateHandlers } from '../domains/plates/calls/plate-handlers.ts'
import { policyHandlers } from '../domains/policies/calls/policy-handlers.ts'
import { policyPhones } from '../domains/policies/calls/policy-phones.ts'
import { promotionHandlers } from '../domains/promotions/calls/promotion-handlers.ts'
import { purchaseHandlers } from '../domains/purchases/calls/purchase-handlers.ts'
import { questionnaireHandlers } from '../domains/questionnaires/calls/questionnaire-handlers.ts'
import { returnInsuranceHandlers } from '../domains/return-insurance/calls/return-insurance-handlers.ts'
import { sessionHandlers } from '../domains/session/calls/session-handlers.ts'
import { verificationHandlers } from '../domains/verification/calls/verification-handlers.ts'
import { type Route, routesOf } from '../http/route.ts'
import type { GrantKind } from '../platform/grants/grant.ts'
import { allPhones } from '../platform/verification/phones-on-file.ts'

/** A policy as its holder has it, or one person's share of it. */
const policyKinds: readonly GrantKind[] = ['policy', 'insured-person']

/** Every call of the contract with its handler; a feature left out is found by the conformance test. */
export function allRoutes(services: ListServices): Route[] {
  const phones = allPhones([
    policyPhones(services),
    claimPhones(services),
    invoicePhones(services),
    orderPhones(services),
    refundPhones(services),
    personPhones(services),
  ])
  return [
    ...routesOf(features.session, sessionHandlers(services)),
    ...routesOf(features.verification, verificationHandlers(services, phones)),
    ...routesOf(features.policies, policyHandlers(services), policyKinds),
    ...routesOf(features.plates, plateHandlers(services), policyKinds),
    ...routesOf(features.electronicPolicies, electronicPolicyHandlers(services), policyKinds),
    ...routesOf(features.activities, activityHandlers(services)),
    ...routesOf(features.analytics, analyticsHandlers(services)),
    ...routesOf(features.appeals, appealHandlers(services), ['claim']),
    ...routesOf(features.claims, claimHandlers(services), ['claim']),
    ...routesOf(features.accidentReports, accidentReportHandlers(services), ['policy']),
    ...routesOf(features.customerService, customerServiceHandlers(services), sharedKinds),
    ...routesOf(features.deliveries, deliveryHandlers(services), ['order', 'delivery']),
    ...routesOf(features.invoices, invoiceHandlers(services), ['invoice']),
    ...routesOf(features.links, linkHandlers(services), ['refund']),
    ...routesOf(features.outlets, outletHandlers(services)),
    ...routesOf(features.orders, orderHandlers(services), ['order']),
    ...routesOf(features.payments, paymentHandlers(services), ['order', 'claim']),
    ...personRoutes(services),
    ...routesOf(features.places, placeHandlers(services)),
    ...routesOf(features.promotions, promotionHandlers(services)),
    ...routesOf(features.purchases, purchaseHandlers(services)),
    ...routesOf(features.questionnaires, questionnaireHandlers(services)),
    ...routesOf(features.returnInsurance, returnInsuranceHandlers(services)),
  ]
}

/**
 * A car is named by its first policy, also to mail its papers. What else takes a fresh code concerns the whole
 * of somebody: a policy may be opened by who has no say over them, so its handle is none for that.
 */
function personRoutes(services: ListServices): Route[] {
  return routesOf(features.person, personHandlers(services)).map((route) => ({
    ...route,
    about: [isAboutPerson(route.call) ? 'person' : 'policy'],
  }))
}

function isAboutPerson(call: Call): boolean {
  return call.level === 'fresh-code' && call !== mailDocumentsTo
}
