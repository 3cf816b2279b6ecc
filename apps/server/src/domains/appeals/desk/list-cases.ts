import type { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { CaseStand } from '@ecenter/contract/appeals/desk/case-filter.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import { areaName } from '../../places/rules/areas.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { type AppealOutline, decidedAppeals, undecidedAppeals } from '../store/appeal-search.ts'
import { isRepeated } from '../store/earlier-case.ts'
import { isAmong, meets, type Owed, owedOn } from './case-conditions.ts'
import { caseRow } from './case-row.ts'

/** Only the cases of one page are opened; all others are counted and put in order unread. */
export function answerListCases(services: AppealsServices): DeskHandler<typeof listCases> {
  return async ({ stand, isMine, page, ...conditions }, { staff }) => {
    const now = services.clock.now()
    const owed = owedFirst(await undecidedAppeals(services, staff.within), services.clock.today())
    const among =
      stand === 'closed' ? await decidedAppeals(services, staff.within) : casesAt(owed, stand)
    const found = among.filter(
      (outline) => meets(outline, conditions, now) && (!isMine || outline.handlerId === staff.id),
    )
    const shown = rowsOfPage(found, page)
    const cases = await Promise.all(
      shown.map(async ({ ref }) => {
        const appeal = await readAppeal(services, ref)
        return caseRow(services, appeal, staff, await isRepeated(services, appeal))
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

function owedFirst(outlines: readonly AppealOutline[], today: string): Owed[] {
  return outlines
    .flatMap((outline) => owedOn(outline, today) ?? [])
    .toSorted(
      (one, other) =>
        one.dueOn.localeCompare(other.dueOn) ||
        one.outline.filedAt.getTime() - other.outline.filedAt.getTime(),
    )
}

function casesAt(owed: readonly Owed[], stand: Exclude<CaseStand, 'closed'>): AppealOutline[] {
  return owed.filter((each) => isAmong(stand, each)).map(({ outline }) => outline)
}
