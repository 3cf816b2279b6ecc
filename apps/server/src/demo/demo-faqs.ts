import type { Faq, KeptFaq } from '../domains/customer-service/store/faq.ts'
import { carCoverFaqs } from './faqs/car-cover.ts'
import { carExclusionFaqs } from './faqs/car-exclusions.ts'
import { claimCourseFaqs } from './faqs/claim-course.ts'
import { claimPaymentFaqs } from './faqs/claim-payments.ts'
import { claimReportFaqs } from './faqs/claim-reports.ts'
import { deliveryFaqs } from './faqs/delivery.ts'
import { electronicPolicyFaqs } from './faqs/electronic-policies.ts'
import { invoiceFaqs } from './faqs/invoices.ts'
import { orderFaqs } from './faqs/orders-and-payment.ts'
import { otherInsuranceFaqs } from './faqs/other-insurance.ts'
import { policyFaqs } from './faqs/policies.ts'
import { premiumFaqs } from './faqs/premium-and-renewal.ts'
import { serviceFaqs } from './faqs/service.ts'

const byTopic: Readonly<Record<string, readonly Faq[]>> = {
  保单查询: policyFaqs,
  电子保单: electronicPolicyFaqs,
  车险保障: carCoverFaqs,
  车险不赔的情形: carExclusionFaqs,
  保费和续保: premiumFaqs,
  订单和付款: orderFaqs,
  保单配送: deliveryFaqs,
  电子发票: invoiceFaqs,
  报案: claimReportFaqs,
  理赔过程: claimCourseFaqs,
  赔款: claimPaymentFaqs,
  其他保险: otherInsuranceFaqs,
  服务和账户安全: serviceFaqs,
}

/** What the demo insurer is asked, and answers. */
export const demoFaqs: readonly KeptFaq[] = Object.entries(byTopic)
  .flatMap(([topic, faqs]) => faqs.map((faq) => ({ ...faq, topic })))
  .map((faq, place) => ({ ...faq, place, isShown: true, version: 1 }))
