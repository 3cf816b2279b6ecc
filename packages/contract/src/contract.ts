import { accidentReportCalls } from './accident-reports/accident-report-calls.ts'
import { activityCalls } from './activities/announcement.ts'
import { analyticsCalls } from './analytics/analytics-calls.ts'
import { appealCalls } from './appeals/appeal-calls.ts'
import type { Call } from './call.ts'
import { claimCalls } from './claims/claim-calls.ts'
import { customerServiceCalls } from './customer-service/service-calls.ts'
import { deliveryCalls } from './deliveries/delivery.ts'
import { electronicPolicyCalls } from './electronic-policies/electronic-policy-calls.ts'
import { invoiceCalls } from './invoices/invoice-calls.ts'
import { linkCalls } from './links/link.ts'
import { orderCalls } from './orders/order-calls.ts'
import { outletCalls } from './outlets/outlet.ts'
import { paymentCalls } from './payments/payment-calls.ts'
import { personCalls } from './person/person-calls.ts'
import { placeCalls } from './places/place.ts'
import { plateCalls } from './plates/plate.ts'
import { policyCalls } from './policies/policy-calls.ts'
import { promotionCalls } from './promotions/promotion-calls.ts'
import { purchaseCalls } from './purchases/lead.ts'
import { questionnaireCalls } from './questionnaires/questionnaire.ts'
import { returnInsuranceCalls } from './return-insurance/return-claim.ts'
import { sessionCalls } from './session/session-calls.ts'
import { verificationCalls } from './verification/verification-calls.ts'

/** Every call of the wire, by feature; the service answers each, the pages use no others. */
export const features = {
  session: sessionCalls,
  verification: verificationCalls,
  person: personCalls,
  policies: policyCalls,
  plates: plateCalls,
  electronicPolicies: electronicPolicyCalls,
  invoices: invoiceCalls,
  claims: claimCalls,
  accidentReports: accidentReportCalls,
  appeals: appealCalls,
  deliveries: deliveryCalls,
  orders: orderCalls,
  payments: paymentCalls,
  outlets: outletCalls,
  places: placeCalls,
  customerService: customerServiceCalls,
  promotions: promotionCalls,
  purchases: purchaseCalls,
  questionnaires: questionnaireCalls,
  returnInsurance: returnInsuranceCalls,
  links: linkCalls,
  activities: activityCalls,
  analytics: analyticsCalls,
}

export const allCalls: readonly Call[] = Object.values(features).flatMap((calls) =>
  Object.values<Call>(calls),
)
