import type { ReportState } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { type RawBuilder, sql } from 'kysely'
import { eventsAnsweredBy } from '../../../imports/push/core-answers.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { apartOf, daysAround, type HowFarApart, howFarApart } from '../rules/same-accident.ts'
import {
  type AccidentReport,
  openReports,
  type ReportNote,
  type ReportStore,
  selectReports,
} from './accident-report.repository.ts'
import { isRegistered } from './owed-report.ts'

interface Wanted {
  readonly limit: number
  readonly offset: number
  readonly within: Within
}

/** Of waiting ones those that nobody has called, and then what is due first; of others the latest that came, or were closed. */
export async function findReports(
  store: ReportStore,
  state: ReportState,
  { limit, offset, within }: Wanted,
): Promise<AccidentReport[]> {
  const found = selectReports(store)
    .where(conditions[state])
    .where(isWithin('accident_report.area_code', within))
  const ordered =
    state === 'waiting'
      ? // What the core never registers is late for years, and must not hide who waits for a call.
        found.orderBy(sql`(called_at is not null)`).orderBy('due_by')
      : found.orderBy(state === 'closed' ? 'closed_at' : 'received_at', 'desc')
  const rows = await ordered.orderBy('id').limit(limit).offset(offset).execute()
  return openReports(store, rows)
}

/** How many there are of a state that owes nothing any more: a look at all that ever came, so for whoever reads that list. */
export async function countReports(
  { db }: Pick<ReportStore, 'db'>,
  state: Exclude<ReportState, 'waiting'>,
  within: Within,
): Promise<number> {
  const { reports } = await db
    .selectFrom('accident_report')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where(conditions[state])
    .where(isWithin('accident_report.area_code', within))
    .executeTakeFirstOrThrow()
  return reports
}

/** Other reports of the same plate and day: of one accident, as may be. */
export async function kinOf(
  store: ReportStore,
  { id, plateKey, happenedOn }: AccidentReport,
  within: Within,
): Promise<AccidentReport[]> {
  if (plateKey === undefined) return []
  const rows = await selectReports(store)
    .where('plate_key', '=', plateKey)
    .where('happened_on', '=', happenedOn)
    .where('id', '!=', id)
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at')
    .limit(20)
    .execute()
  return openReports(store, rows)
}

/** Those that a claim of the core answers, the first that came in front. */
export async function reportsOfClaim(
  store: ReportStore,
  registNo: string,
  within: Within,
): Promise<AccidentReport[]> {
  const rowKey = rowKeyOf({ keys: store.keys, kind: { name: 'claims' } }, registNo)
  const eventIds = await eventsAnsweredBy(store, rowKey)
  if (eventIds.length === 0) return []
  const rows = await selectReports(store)
    .where('event_id', 'in', eventIds)
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at')
    .execute()
  return openReports(store, rows)
}

export interface CounterpartReport extends HowFarApart {
  readonly report: AccidentReport
  /** By its plates, time and place; else staff named it. */
  readonly isMatched: boolean
}

/** Reports of the same accident, as may be: those that fit, and those that staff named in the notes of this one. */
export async function counterpartsOf(
  store: ReportStore,
  report: AccidentReport,
  notes: readonly ReportNote[],
  within: Within,
): Promise<CounterpartReport[]> {
  const matched = await matchedWith(store, report, within)
  const known = matched.map((each) => each.report.id)
  const named = new Set(notes.flatMap(({ otherId }) => otherId ?? []))
  const ids = [...named].filter((id) => !known.includes(id))
  if (ids.length === 0) return matched
  const rows = await selectReports(store)
    .where('id', 'in', ids)
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at')
    .execute()
  const opened = await openReports(store, rows)
  return [
    ...matched,
    ...opened.map((other) => ({ ...apartOf(report, other), report: other, isMatched: false })),
  ]
}

/** They name both plates the other way round, about then and there. */
async function matchedWith(
  store: ReportStore,
  report: AccidentReport,
  within: Within,
): Promise<CounterpartReport[]> {
  if (report.plate === undefined || report.otherPlate === undefined) return []
  const rows = await selectReports(store)
    .where('plate_key', '=', store.keys.searchHash('plate', report.otherPlate))
    .where('happened_on', 'in', daysAround(report.happenedOn))
    .where('id', '!=', report.id)
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at')
    .limit(50)
    .execute()
  const opened = await openReports(store, rows)
  return opened.flatMap((other) => {
    const apart = howFarApart(report, other)
    return apart === undefined ? [] : [{ ...apart, report: other, isMatched: true }]
  })
}

/** One whose promised call nobody has made is in both of the first. */
const conditions: Readonly<Record<ReportState, RawBuilder<boolean>>> = {
  waiting: sql<boolean>`due_by is not null`,
  registered: isRegistered,
  closed: sql<boolean>`closed_at is not null`,
}
