import type { customerInitAndConsultation } from '@ecenter/contract/customer-service/customer-init-and-consultation.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { greetingAt } from './greeting.ts'
import { hotQuestions } from './hot-questions.ts'
import { serviceHoursAt } from './hours/service-hours.ts'

export function answerCustomerInit({
  settings,
  clock,
  faqs,
}: Parts): Handler<typeof customerInitAndConsultation> {
  return async ({ subsource }) => ({
    greeting: greetingAt(clock.now(), settings.brand.name),
    hotQuestions: hotQuestions(await faqs.shown(), subsource),
    consultation: serviceHoursAt(settings.consultHours, clock.now()),
  })
}
