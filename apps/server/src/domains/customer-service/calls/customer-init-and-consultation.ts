import type { customerInitAndConsultation } from '@ecenter/contract/customer-service/talk-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'
import { greetingAt } from '../rules/greeting.ts'
import { hotQuestions, topicsOfPath } from '../rules/hot-questions.ts'

/** What a link or poster is about goes before the screen that somebody came from. */
export function answerCustomerInit({
  settings,
  clock,
  faqs,
}: CustomerServiceServices): Handler<typeof customerInitAndConsultation> {
  return async ({ subsource, entryId = '' }) => {
    const topics = settings.entryTopics.get(entryId) ?? topicsOfPath(subsource)
    return {
      greeting: greetingAt(clock.now(), settings.brand.name),
      hotQuestions: hotQuestions(await faqs.shown(), topics),
      consultation: serviceHoursAt(settings.consultHours, clock.now()),
    }
  }
}
