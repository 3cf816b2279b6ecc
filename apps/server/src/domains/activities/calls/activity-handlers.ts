import type { activityCalls } from '@ecenter/contract/activities/announcement.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { answerCarDiscount } from './car-discount.ts'
import { answerGetHotGroupActivity } from './get-hot-group-activity.ts'
import { answerQueryActivity } from './query-activity.ts'
import { answerQueryConfigCarouselFigure } from './query-config-carousel-figure.ts'

export function activityHandlers(services: ActivitiesServices): Handlers<typeof activityCalls> {
  return {
    queryConfigCarouselFigure: answerQueryConfigCarouselFigure(services),
    queryActivity: answerQueryActivity(services),
    getHotGroupActivity: answerGetHotGroupActivity(services),
    carDiscount: answerCarDiscount(services),
  }
}
