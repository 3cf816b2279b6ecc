import type {
  CaseFilter,
  CaseStand,
  listCases,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysBetween } from '../../../platform/clock/days.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { areaName, areaPrefix } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { wasLate } from '../rules/lateness.ts'
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
  return async ({ stand, isMine, page, ...conditions }, { staff }) => {
    const now = services.clock.now()
    const owed = owedFirst(await undecidedAppeals(services, staff.within), services.clock.today())
    const among =
      stand === 'closed' ? await decidedAppeals(services, staff.within) : casesAt(owed, stand)
    const found = among.filter(
      (outline) => meets(outline, conditions, now) && (!isMine || outline.handlerId === staff.id),
    )
    const shown = found.slice((page - 1) * rowsPerPage, page * rowsPerPage)
    const cases = await Promise.all(
      shown.map(async ({ ref }) => {
        const appeal = await readAppeal(services, ref)
        return caseRow(services, appeal, staff, await earlierCase(services, appeal, staff.within))
      }),
    )
    const areas = [...owed.map(({ outline }) => outline), conditions].flatMap(
      ({ areaCode }) => areaCode ?? [],
    )
    return {
      cases,
      total: found.length,
      nextPage: nextPageOf(page, found.length),
      counts: {
        open: owed.length,
        unassigned: casesAt(owed, 'unassigned').length,
        dueSoon: casesAt(owed, 'due-soon').length,
        overdue: casesAt(owed, 'overdue').length,
        letter: casesAt(owed, 'letter').length,
        mine: owed.filter(({ outline }) => outline.handlerId === staff.id).length,
      },
      areas: [...new Set(areas)].toSorted().map((code) => ({ code, name: areaName(code) })),
    }
  }
}

type Conditions = Omit<CaseFilter, 'stand'>

function meets(
  outline: AppealOutline,
  { kind, channel, cause, product, areaCode, handlerId, late }: Conditions,
  now: Date,
): boolean {
  return (
    (kind === undefined || outline.kind === kind) &&
    (channel === undefined || outline.channel === channel) &&
    (cause === undefined || outline.cause === cause) &&
    (product === undefined || outline.product === product) &&
    (areaCode === undefined || outline.areaCode?.startsWith(areaPrefix(areaCode)) === true) &&
    (handlerId === undefined || outline.handlerId === handlerId) &&
    (late === undefined || wasLate(outline, statusOf(outline), now))
  )
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
  return owed.filter((each) => isAmong(stand, each)).map(({ outline }) => outline)
}

function isAmong(stand: Exclude<CaseStand, 'closed'>, { outline, daysLeft }: Owed): boolean {
  switch (stand) {
    case 'open':
      return true
    case 'unassigned':
      return outline.handlerId === undefined
    case 'letter':
      return outline.isLetterWaiting
    case 'due-soon':
      return daysLeft >= 0 && daysLeft <= soonDays
    case 'overdue':
      return daysLeft < 0
  }
}
