import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { type Failure, mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { CoreEventStore } from '../../../platform/core-events/tell-core.ts'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import type { AppealsServices } from '../appeals-services.ts'
import type { CaseStatus } from '../rules/case-steps.ts'
import { statusOf } from '../rules/status.ts'
import { aboutCase } from '../store/about-case.ts'
import { type AppealStore, lockAppeal, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { deskCaseOf } from './desk-case.ts'
import { type CaseAction, possibleActions } from './possible-actions.ts'
import { takeReadingByAct } from './take-reading.ts'

interface Act {
  readonly action: CaseAction
  readonly event: AuditEvent
  readonly seen: { readonly caseId: string; readonly version: number }
  /** What is done once the case is locked and may be acted on; answers a word for the trace. */
  readonly work: (acting: Acting) => Promise<string>
}

export interface Acting {
  readonly store: AppealStore & CoreEventStore
  readonly appeal: Appeal
  readonly status: CaseStatus
  readonly now: Date
  readonly by: StaffMark
  /** How they sign in. */
  readonly account: string
}

/**
 * Does something to a case that is locked and judged anew: who acts on a state that is no more, or may
 * not act, is told why (E3020001), and nothing was done.
 */
export async function actOnCase(
  services: AppealsServices,
  { db, staff, record }: DeskTransaction,
  { action, event, seen, work }: Act,
): Promise<DeskCase> {
  const store = { ...services, db }
  const ref = mustBeFound(await appealOfId(store, seen.caseId, staff.within))
  await lockAppeal(store, ref)
  const appeal = await readAppeal(store, ref)
  if (appeal.version !== seen.version) throw changedMeanwhile()
  const status = statusOf(appeal)
  const now = services.clock.now()
  const { isPossible, why = '' } = possibleActions({ appeal, status, staff, now })[action]
  if (!isPossible) throw stateChanged(why)
  // Whoever takes one is limited by more than that; any other act is answered with all of a case.
  if (action !== 'take') record(await takeReadingByAct(store, ref, staff.id))
  const by = { staffId: staff.id, name: staff.name }
  const outcome = await work({ store, appeal, status, now, by, account: staff.account })
  record({ event, ...(await aboutCase(store, ref)), outcome })
  return deskCaseOf({ ...services, db }, await readAppeal(store, ref), staff)
}

function changedMeanwhile(): Failure {
  return stateChanged(
    '这件申诉刚刚有变化，可能是同事办理了，也可能是客户有了新的请求。请看过最新情况再办理。',
  )
}
