import type { queryConfigCarouselFigure } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { shownNow } from './shown-now.ts'

export function answerQueryConfigCarouselFigure(
  services: Services,
): Handler<typeof queryConfigCarouselFigure> {
  return async (request) => ({ figures: await shownNow(services, 'carousel', request) })
}
