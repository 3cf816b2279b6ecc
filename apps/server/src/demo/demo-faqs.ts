import type { Faq } from '../records/faqs/faq.ts'
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

/** What the demo insurer is asked, and answers. */
export const demoFaqs: readonly Faq[] = [
  ...policyFaqs,
  ...electronicPolicyFaqs,
  ...carCoverFaqs,
  ...carExclusionFaqs,
  ...premiumFaqs,
  ...orderFaqs,
  ...deliveryFaqs,
  ...invoiceFaqs,
  ...claimReportFaqs,
  ...claimCourseFaqs,
  ...claimPaymentFaqs,
  ...otherInsuranceFaqs,
  ...serviceFaqs,
]
