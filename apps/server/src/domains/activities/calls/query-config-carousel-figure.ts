import type { queryConfigCarouselFigure } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { shownNow } from './shown-now.ts'

export function answerQueryConfigCarouselFigure(
  services: ActivitiesServices,
): Handler<typeof queryConfigCarouselFigure> {
  return async (request) => ({ figures: await shownNow(services, 'carousel', request) })
}
