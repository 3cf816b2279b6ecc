import { accidentReportDeskCalls } from '../accident-reports/desk/reports-at-desk.ts'
import { activityDeskCalls } from '../activities/desk/announcements-at-desk.ts'
import { analyticsDeskCalls } from '../analytics/desk/analytics-at-desk.ts'
import { appealDeskCalls } from '../appeals/desk/appeals-at-desk.ts'
import { claimDeskCalls } from '../claims/desk/claims-at-desk.ts'
import { contentDeskCalls } from '../content/desk/content-at-desk.ts'
import { coreDeskCalls } from '../core/desk/core-at-desk.ts'
import { coreEventDeskCalls } from '../core/desk/core-events-at-desk.ts'
import { wishDeskCalls } from '../core/desk/wishes-at-desk.ts'
import { chatDeskCalls } from '../customer-service/desk/chat-acts.ts'
import { faqDeskCalls } from '../customer-service/desk/faqs-at-desk.ts'
import { customerDeskCalls } from '../customers/desk/customers-at-desk.ts'
import { dayDeskCalls } from '../day/desk/day-at-desk.ts'
import { deliveryDeskCalls } from '../deliveries/desk/deliveries-at-desk.ts'
import { figureDeskCalls } from '../figures/desk/figures-at-desk.ts'
import { linkDeskCalls } from '../links/desk/links-at-desk.ts'
import { lookDeskCalls } from '../looks/desk/looks-at-desk.ts'
import { orderDeskCalls } from '../orders/desk/orders-at-desk.ts'
import { outletDeskCalls } from '../outlets/desk/outlets-at-desk.ts'
import { placeDeskCalls } from '../places/desk/places-at-desk.ts'
import { promotionDeskCalls } from '../promotions/desk/promoters-at-desk.ts'
import { purchaseDeskCalls } from '../purchases/desk/leads-at-desk.ts'
import { questionnaireDeskCalls } from '../questionnaires/desk/questionnaires-at-desk.ts'
import { returnInsuranceDeskCalls } from '../return-insurance/desk/returns-at-desk.ts'
import { staffDeskCalls } from '../staff/desk/staff-at-desk.ts'
import type { DeskCall } from './desk-call.ts'

/** Every call of the desk, by feature; a feature has the same name as on the customers' site. */
export const deskFeatures = {
  staff: staffDeskCalls,
  day: dayDeskCalls,
  coreEvents: coreEventDeskCalls,
  wishes: wishDeskCalls,
  appeals: appealDeskCalls,
  claims: claimDeskCalls,
  accidentReports: accidentReportDeskCalls,
  customers: customerDeskCalls,
  orders: orderDeskCalls,
  deliveries: deliveryDeskCalls,
  returnInsurance: returnInsuranceDeskCalls,
  links: linkDeskCalls,
  chats: chatDeskCalls,
  content: contentDeskCalls,
  faqs: faqDeskCalls,
  outlets: outletDeskCalls,
  activities: activityDeskCalls,
  analytics: analyticsDeskCalls,
  questionnaires: questionnaireDeskCalls,
  promotions: promotionDeskCalls,
  places: placeDeskCalls,
  purchases: purchaseDeskCalls,
  figures: figureDeskCalls,
  looks: lookDeskCalls,
  core: coreDeskCalls,
}

export const allDeskCalls: readonly DeskCall[] = Object.values(deskFeatures).flatMap((calls) =>
  Object.values<DeskCall>(calls),
)
