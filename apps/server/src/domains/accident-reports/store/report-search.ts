import type { ReportState } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { type RawBuilder, sql } from 'kysely'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import {
  type AccidentReport,
  openReports,
  type ReportStore,
  selectReports,
} from './accident-report.repository.ts'
import { countOwedReports, isRegistered } from './owed-report.ts'

interface Wanted {
  readonly limit: number
  readonly offset: number
  readonly within: Within
}

/** Of waiting ones those that nobody has called, and then what is due first; of others the latest. */
export async function findReports(
  store: ReportStore,
  state: ReportState,
  { limit, offset, within }: Wanted,
): Promise<AccidentReport[]> {
  const found = selectReports(store)
    .where(isIn(state))
    .where(isWithin('accident_report.area_code', within))
  const ordered =
    state === 'waiting'
      ? // What the core never registers is late for years, and must not hide who waits for a call.
        found.orderBy(sql`(called_at is not null)`).orderBy('due_by')
      : found.orderBy('received_at', 'desc')
  const rows = await ordered.orderBy('id').limit(limit).offset(offset).execute()
  return openReports(store, rows)
}

/** How many there are of a state; of `late` ones the call, or then the core's number, is overdue. */
export async function countReports(
  { db }: Pick<ReportStore, 'db'>,
  now: Date,
  within: Within,
): Promise<Readonly<Record<ReportState | 'late', number>>> {
  const [waiting, registered] = await Promise.all([
    countOwedReports({ db }, now, within),
    db
      .selectFrom('accident_report')
      .select(({ fn }) => fn.countAll<number>().as('reports'))
      .where(isIn('registered'))
      .where(isWithin('accident_report.area_code', within))
      .executeTakeFirstOrThrow(),
  ])
  return { waiting: waiting.total, registered: registered.reports, late: waiting.late }
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

/** One whose promised call nobody has made is in both. */
function isIn(state: ReportState): RawBuilder<boolean> {
  return state === 'registered' ? isRegistered : sql<boolean>`due_by is not null`
}
