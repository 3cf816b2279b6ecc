import type { queryYXTime } from '@ecenter/contract/customer-service/query-yx-time.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'

/** When sales advisers answer. */
export function answerQueryYXTime({ settings, clock }: Parts): Handler<typeof queryYXTime> {
  return async () => serviceHoursAt(settings.salesHours, clock.now())
}
