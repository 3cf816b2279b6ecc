import { deskFeatures } from '@ecenter/contract/desk/desk-contract.ts'
import { wishDeskHandlers } from '../core/answers/desk/wish-desk-handlers.ts'
import { coreEventDeskHandlers } from '../core/out/desk/core-event-desk-handlers.ts'
import { coreDeskHandlers } from '../core/rows/desk/core-desk-handlers.ts'
import { accidentReportDeskHandlers } from '../domains/accident-reports/desk/accident-report-desk-handlers.ts'
import { activityDeskHandlers } from '../domains/activities/desk/activity-desk-handlers.ts'
import { analyticsDeskHandlers } from '../domains/analytics/desk/analytics-desk-handlers.ts'
import { appealDeskHandlers } from '../domains/appeals/desk/appeal-desk-handlers.ts'
import { claimDeskHandlers } from '../domains/claims/desk/claim-desk-handlers.ts'
import { contentDeskHandlers } from '../domains/content/desk/content-desk-handlers.ts'
import { chatDeskHandlers } from '../domains/customer-service/desk/chat-desk-handlers.ts'
import { faqDeskHandlers } from '../domains/customer-service/desk/faqs/faq-desk-handlers.ts'
import { customerDeskHandlers } from '../domains/customers/desk/customer-desk-handlers.ts'
import { dayDeskHandlers } from '../domains/day/desk/day-desk-handlers.ts'
import { deliveryDeskHandlers } from '../domains/deliveries/desk/delivery-desk-handlers.ts'
import { figureDeskHandlers } from '../domains/figures/desk/figure-desk-handlers.ts'
import { linkDeskHandlers } from '../domains/links/desk/link-desk-handlers.ts'
import type { ListServices } from '../domains/list-services.ts'
import { lookDeskHandlers } from '../domains/looks/desk/look-desk-handlers.ts'
import { orderDeskHandlers } from '../domains/orders/desk/order-desk-handlers.ts'
import { outletDeskHandlers } from '../domains/outlets/desk/outlet-desk-handlers.ts'
import { placeDeskHandlers } from '../domains/places/desk/place-desk-handlers.ts'
import { promotionDeskHandlers } from '../domains/promotions/desk/promotion-desk-handlers.ts'
import { purchaseDeskHandlers } from '../domains/purchases/desk/purchase-desk-handlers.ts'
import { questionnaireDeskHandlers } from '../domains/questionnaires/desk/questionnaire-desk-handlers.ts'
import { returnInsuranceDeskHandlers } from '../domains/return-insurance/desk/return-insurance-desk-handlers.ts'
import { staffDeskHandlers } from '../domains/staff/desk/staff-desk-handlers.ts'
import { type DeskRoute, deskRoutesOf } from '../http/desk/desk-route.ts'

/** Every call of the desk with its handler; a feature left out is found by a test. */
export function allDeskRoutes(services: ListServices): DeskRoute[] {
  return [
    ...deskRoutesOf(deskFeatures.staff, staffDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.day, dayDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.coreEvents, coreEventDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.wishes, wishDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.appeals, appealDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.accidentReports, accidentReportDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.claims, claimDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.customers, customerDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.orders, orderDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.deliveries, deliveryDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.returnInsurance, returnInsuranceDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.links, linkDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.chats, chatDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.content, contentDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.faqs, faqDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.outlets, outletDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.activities, activityDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.analytics, analyticsDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.questionnaires, questionnaireDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.promotions, promotionDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.places, placeDeskHandlers()),
    ...deskRoutesOf(deskFeatures.purchases, purchaseDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.figures, figureDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.looks, lookDeskHandlers(services)),
    ...deskRoutesOf(deskFeatures.core, coreDeskHandlers(services)),
  ]
}
