import type { dayDeskCalls } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { DayServices } from '../day-services.ts'
import { dayCountsOf } from './count-day.ts'
import { answerFollowDay } from './follow-day.ts'
import { answerListDay } from './list-day.ts'

export function dayDeskHandlers(services: DayServices): DeskHandlers<typeof dayDeskCalls> {
  return {
    listDay: answerListDay(services),
    countDay: (_, { staff }) => dayCountsOf(services, staff),
    followDay: answerFollowDay(services),
  }
}
