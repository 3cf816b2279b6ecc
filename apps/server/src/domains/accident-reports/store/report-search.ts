import type { ReportState } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import {
  type AccidentReport,
  openReports,
  type ReportStore,
  selectReports,
} from './accident-report.repository.ts'

/** Of waiting ones the oldest first; of others the latest. */
export async function findReports(
  store: ReportStore,
  state: ReportState,
  {
    limit,
    offset,
    within,
  }: { readonly limit: number; readonly offset: number; readonly within: Within },
): Promise<AccidentReport[]> {
  const rows = await selectReports(store)
    .where(isIn(state))
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return openReports(store, rows)
}

/** How many there are of a state; of `late` ones the call, or then the core's number, is overdue. */
export async function countReports(
  { db }: Pick<ReportStore, 'db'>,
  now: Date,
  within: Within,
): Promise<Readonly<Record<ReportState | 'late', number>>> {
  const count = (state: ReportState) =>
    db
      .selectFrom('accident_report')
      .select(({ fn }) => fn.countAll<number>().as('reports'))
      .where(isIn(state))
      .where(isWithin('accident_report.area_code', within))
  const [waiting, registered, late] = await Promise.all([
    count('waiting').executeTakeFirstOrThrow(),
    count('registered').executeTakeFirstOrThrow(),
    count('waiting').where('due_by', '<=', now).executeTakeFirstOrThrow(),
  ])
  return { waiting: waiting.reports, registered: registered.reports, late: late.reports }
}

/** Those that wait for a call, and after it for the core; what is due first in front. */
export async function reportsDue(
  store: ReportStore,
  { limit, within }: { readonly limit: number; readonly within: Within },
): Promise<AccidentReport[]> {
  const rows = await selectReports(store)
    .where(isIn('waiting'))
    .where(isWithin('accident_report.area_code', within))
    .orderBy('due_by')
    .orderBy('id')
    .limit(limit)
    .execute()
  return openReports(store, rows)
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

function isIn(state: ReportState) {
  return ({ exists, not, selectFrom }: ExpressionBuilder<Tables, 'accident_report'>) => {
    const answered = exists(
      selectFrom('core_answer')
        .select('event_id')
        .whereRef('core_answer.event_id', '=', 'accident_report.event_id')
        .where('core_answer.kind', '=', 'claims'),
    )
    return state === 'registered' ? answered : not(answered)
  }
}
