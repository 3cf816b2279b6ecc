import { carDiscount } from './car-discount.ts'
import { getHotGroupActivity } from './get-hot-group-activity.ts'
import { queryActivity } from './query-activity.ts'
import { queryConfigCarouselFigure } from './query-config-carousel-figure.ts'

export const activityCalls = {
  queryConfigCarouselFigure,
  queryActivity,
  getHotGroupActivity,
  carDiscount,
}
