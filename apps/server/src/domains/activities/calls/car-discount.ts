import type { carDiscount } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { shownNow } from './shown-now.ts'

export function answerCarDiscount(services: ActivitiesServices): Handler<typeof carDiscount> {
  return async (request) => {
    const [discount] = await shownNow(services, 'car-discount', request)
    return discount === undefined ? {} : { discount }
  }
}
