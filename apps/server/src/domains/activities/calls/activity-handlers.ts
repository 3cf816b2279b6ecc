import type { activityCalls } from '@ecenter/contract/activities/activity-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerCarDiscount } from './car-discount.ts'
import { answerGetHotGroupActivity } from './get-hot-group-activity.ts'
import { answerQueryActivity } from './query-activity.ts'
import { answerQueryConfigCarouselFigure } from './query-config-carousel-figure.ts'

export function activityHandlers(parts: Parts): Handlers<typeof activityCalls> {
  return {
    queryConfigCarouselFigure: answerQueryConfigCarouselFigure(parts),
    queryActivity: answerQueryActivity(parts),
    getHotGroupActivity: answerGetHotGroupActivity(parts),
    carDiscount: answerCarDiscount(parts),
  }
}
