import { features } from '@ecenter/contract/contract.ts'
import { activityHandlers } from '../activities/activity-handlers.ts'
import { analyticsHandlers } from '../analytics/analytics-handlers.ts'
import { appealHandlers } from '../appeals/appeal-handlers.ts'
import { claimHandlers } from '../claims/claim-handlers.ts'
import { claimPhones } from '../claims/claim-phones.ts'
import { sharedKinds } from '../customer-service/card-of.ts'
import { customerServiceHandlers } from '../customer-service/customer-service-handlers.ts'
import { deliveryHandlers } from '../deliveries/delivery-handlers.ts'
import { electronicPolicyHandlers } from '../electronic-policies/electronic-policy-handlers.ts'
import { invoiceHandlers } from '../invoices/invoice-handlers.ts'
import { invoicePhones } from '../invoices/invoice-phones.ts'
import { orderInvoiceHandlers } from '../invoices/order-invoice-handlers.ts'
import { linkHandlers } from '../links/link-handlers.ts'
import { refundPhones } from '../links/refund-phones.ts'
import type { ListParts } from '../list-parts.ts'
import { outletHandlers } from '../outlets/outlet-handlers.ts'
import { orderPhones } from '../payments/order-phones.ts'
import { paymentHandlers } from '../payments/payment-handlers.ts'
import { placeHandlers } from '../places/place-handlers.ts'
import type { GrantKind } from '../platform/grants/grant.ts'
import { allPhones } from '../platform/verification/phones-on-file.ts'
import { policyHandlers } from '../policies/policy-handlers.ts'
import { policyPhones } from '../policies/policy-phones.ts'
import { promotionHandlers } from '../promotions/promotion-handlers.ts'
import { purchaseHandlers } from '../purchases/purchase-handlers.ts'
import { questionnaireHandlers } from '../questionnaires/questionnaire-handlers.ts'
import { returnInsuranceHandlers } from '../return-insurance/return-insurance-handlers.ts'
import { sessionHandlers } from '../session/session-handlers.ts'
import { verificationHandlers } from '../verification/verification-handlers.ts'
import { type Route, routesOf } from './route.ts'

/** A policy as its holder has it, or one person's share of it. */
const policyKinds: readonly GrantKind[] = ['policy', 'insured-person']

/** Every call of the contract with its handler; a feature left out is found by the conformance test. */
export function allRoutes(parts: ListParts): Route[] {
  const phones = allPhones([
    policyPhones(parts),
    claimPhones(parts),
    invoicePhones(parts),
    orderPhones(parts),
    refundPhones(parts),
  ])
  return [
    ...routesOf(features.session, sessionHandlers(parts)),
    ...routesOf(features.verification, verificationHandlers(parts, phones)),
    ...routesOf(features.policies, policyHandlers(parts), policyKinds),
    ...routesOf(features.electronicPolicies, electronicPolicyHandlers(parts), policyKinds),
    ...routesOf(features.activities, activityHandlers(parts)),
    ...routesOf(features.analytics, analyticsHandlers(parts)),
    ...routesOf(features.appeals, appealHandlers(parts)),
    ...routesOf(features.claims, claimHandlers(parts), ['claim']),
    ...routesOf(features.customerService, customerServiceHandlers(parts), sharedKinds),
    ...routesOf(features.deliveries, deliveryHandlers(parts), ['order', 'delivery']),
    ...routesOf(features.invoices, invoiceHandlers(parts), ['invoice']),
    ...routesOf(features.orderInvoices, orderInvoiceHandlers(parts), ['order']),
    ...routesOf(features.links, linkHandlers(parts), ['refund']),
    ...routesOf(features.outlets, outletHandlers(parts)),
    ...routesOf(features.payments, paymentHandlers(parts), ['order']),
    ...routesOf(features.places, placeHandlers(parts)),
    ...routesOf(features.promotions, promotionHandlers(parts)),
    ...routesOf(features.purchases, purchaseHandlers(parts)),
    ...routesOf(features.questionnaires, questionnaireHandlers(parts)),
    ...routesOf(features.returnInsurance, returnInsuranceHandlers(parts)),
  ]
}
