import type { readServiceHours } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'

/** When advisers answer. */
export function answerReadServiceHours({
  settings,
  clock,
}: CustomerServiceServices): Handler<typeof readServiceHours> {
  return async () => serviceHoursAt(settings.consultHours, clock.now())
}
