import type { dayDeskCalls } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { DayServices } from '../day-services.ts'
import { dueFirst } from '../rules/due.ts'
import { sourcesOf } from '../sources/all-sources.ts'
import { dayAsked, dayCountsOf } from './count-day.ts'
import { answerFollowDay } from './follow-day.ts'

export function dayDeskHandlers(services: DayServices): DeskHandlers<typeof dayDeskCalls> {
  return {
    /** Each kind tells what is due first of it; the first of all of them are the page. */
    async listDay({ kind: wanted, page }, { staff }) {
      const asked = { ...dayAsked(services, staff), limit: page * rowsPerPage }
      const chosen = sourcesOf(staff).filter(({ kind }) => wanted === undefined || kind === wanted)
      const [counts, lists] = await Promise.all([
        dayCountsOf(services, staff),
        Promise.all(chosen.map((source) => source.list(services, asked))),
      ])
      const total = counts.kinds
        .filter(({ kind }) => wanted === undefined || kind === wanted)
        .reduce((sum, { total }) => sum + total, 0)
      return {
        rows: dueFirst(lists.flat()).slice((page - 1) * rowsPerPage, page * rowsPerPage),
        total,
        nextPage: nextPageOf(page, total),
        counts,
      }
    },
    countDay: (_, { staff }) => dayCountsOf(services, staff),
    followDay: answerFollowDay(services),
  }
}
