import type { CaseStand, listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysBetween } from '../../../platform/clock/days.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { Services } from '../../services.ts'
import { answerBy, isOpen, statusOf } from '../rules/status.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { type AppealOutline, decidedAppeals, undecidedAppeals } from '../store/appeal-search.ts'
import { earlierCase } from '../store/earlier-case.ts'
import { caseRow } from './case-row.ts'

/** An answer that is owed within so many days is due soon. */
const soonDays = 3

interface Owed {
  readonly outline: AppealOutline
  readonly dueOn: string
  readonly daysLeft: number
}

/** Only the cases of one page are opened; all others are counted and put in order unread. */
export function answerListCases(services: Services): DeskHandler<typeof listCases> {
  return async ({ stand, kind, channel, cause, isMine, page }, { staff }) => {
    const owed = owedFirst(await undecidedAppeals(services, staff.within), services.clock.today())
    const among =
      stand === 'closed' ? await decidedAppeals(services, staff.within) : casesAt(owed, stand)
    const found = among.filter(
      (outline) =>
        (kind === undefined || outline.kind === kind) &&
        (channel === undefined || outline.channel === channel) &&
        (cause === undefined || outline.cause === cause) &&
        (!isMine || outline.handlerId === staff.id),
    )
    const shown = found.slice((page - 1) * rowsPerPage, page * rowsPerPage)
    const cases = await Promise.all(
      shown.map(async ({ ref }) => {
        const appeal = await readAppeal(services, ref)
        return caseRow(services, appeal, staff, await earlierCase(services, appeal))
      }),
    )
    return {
      cases,
      total: found.length,
      nextPage: nextPageOf(page, found.length),
      counts: {
        open: owed.length,
        dueSoon: casesAt(owed, 'due-soon').length,
        overdue: casesAt(owed, 'overdue').length,
        mine: owed.filter(({ outline }) => outline.handlerId === staff.id).length,
      },
    }
  }
}

function owedFirst(outlines: readonly AppealOutline[], today: string): Owed[] {
  return outlines
    .flatMap((outline) => {
      const now = statusOf(outline)
      if (!isOpen(now)) return []
      const dueOn = answerBy(outline, now)
      return { outline, dueOn, daysLeft: daysBetween(today, dueOn) }
    })
    .toSorted(
      (one, other) =>
        one.dueOn.localeCompare(other.dueOn) ||
        one.outline.filedAt.getTime() - other.outline.filedAt.getTime(),
    )
}

function casesAt(owed: readonly Owed[], stand: Exclude<CaseStand, 'closed'>): AppealOutline[] {
  return owed.filter(({ daysLeft }) => isAmong(stand, daysLeft)).map(({ outline }) => outline)
}

function isAmong(stand: Exclude<CaseStand, 'closed'>, daysLeft: number): boolean {
  switch (stand) {
    case 'open':
      return true
    case 'due-soon':
      return daysLeft >= 0 && daysLeft <= soonDays
    case 'overdue':
      return daysLeft < 0
  }
}
