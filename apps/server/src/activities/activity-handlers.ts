import type { activityCalls } from '@ecenter/contract/activities/activity-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function activityHandlers(): Handlers<typeof activityCalls> {
  return {
    queryConfigCarouselFigure: comingSoon,
    queryActivity: comingSoon,
    getHotGroupActivity: comingSoon,
    carDiscount: comingSoon,
  }
}
