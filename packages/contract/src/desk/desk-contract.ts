import { activityDeskCalls } from '../activities/desk/activity-desk-calls.ts'
import { analyticsDeskCalls } from '../analytics/desk/analytics-desk-calls.ts'
import { appealDeskCalls } from '../appeals/desk/appeal-desk-calls.ts'
import { claimDeskCalls } from '../claims/desk/claim-desk-calls.ts'
import { chatDeskCalls } from '../customer-service/desk/chat-desk-calls.ts'
import { faqDeskCalls } from '../customer-service/desk/faq-desk-calls.ts'
import { deliveryDeskCalls } from '../deliveries/desk/delivery-desk-calls.ts'
import { linkDeskCalls } from '../links/desk/link-desk-calls.ts'
import { outletDeskCalls } from '../outlets/desk/outlet-desk-calls.ts'
import { placeDeskCalls } from '../places/desk/place-desk-calls.ts'
import { promotionDeskCalls } from '../promotions/desk/promotion-desk-calls.ts'
import { purchaseDeskCalls } from '../purchases/desk/purchase-desk-calls.ts'
import { questionnaireDeskCalls } from '../questionnaires/desk/questionnaire-desk-calls.ts'
import { returnInsuranceDeskCalls } from '../return-insurance/desk/return-insurance-desk-calls.ts'
import { staffDeskCalls } from '../staff/desk/staff-desk-calls.ts'
import type { DeskCall } from './desk-call.ts'

/** Every call of the desk, by feature; a feature has the same name as on the customers' site. */
export const deskFeatures = {
  staff: staffDeskCalls,
  appeals: appealDeskCalls,
  claims: claimDeskCalls,
  deliveries: deliveryDeskCalls,
  returnInsurance: returnInsuranceDeskCalls,
  links: linkDeskCalls,
  chats: chatDeskCalls,
  faqs: faqDeskCalls,
  outlets: outletDeskCalls,
  activities: activityDeskCalls,
  analytics: analyticsDeskCalls,
  questionnaires: questionnaireDeskCalls,
  promotions: promotionDeskCalls,
  places: placeDeskCalls,
  purchases: purchaseDeskCalls,
}

export const allDeskCalls: readonly DeskCall[] = Object.values(deskFeatures).flatMap((calls) =>
  Object.values<DeskCall>(calls),
)
