import type { readSalesHours } from '@ecenter/contract/customer-service/read-sales-hours.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'

/** When sales advisers answer. */
export function answerReadSalesHours({
  settings,
  clock,
}: CustomerServiceServices): Handler<typeof readSalesHours> {
  return async () => serviceHoursAt(settings.salesHours, clock.now())
}
