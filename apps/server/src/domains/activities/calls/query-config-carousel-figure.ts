import type { queryConfigCarouselFigure } from '@ecenter/contract/activities/query-config-carousel-figure.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { shownNow } from './shown-now.ts'

export function answerQueryConfigCarouselFigure(
  parts: Parts,
): Handler<typeof queryConfigCarouselFigure> {
  return async (request) => ({ figures: await shownNow(parts, 'carousel', request) })
}
