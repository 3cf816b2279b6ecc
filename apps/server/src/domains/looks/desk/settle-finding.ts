import type { settleFinding as settleFindingCall } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { findStaff } from '../../../platform/staff/staff.repository.ts'
import type { LooksServices } from '../looks-services.ts'
import { settleFinding } from '../store/look-finding.repository.ts'

/** Says what came of a finding: never about oneself, and of another branch as little as of nobody. */
export function answerSettleFinding(
  services: LooksServices,
): DeskHandler<typeof settleFindingCall> {
  return async ({ staffId, rule, day, count, verdict, note }, { staff, db, record }) => {
    const store = { ...services, db }
    if (staffId === staff.id) throw changed('和自己有关的异常要由别人核实。')
    const whose = await findStaff(store, staffId)
    const isTheirs = staff.branch === undefined || whose?.branch === staff.branch
    const at = services.clock.now()
    const said = { at, by: staff.id, verdict, note }
    if (!isTheirs || !(await settleFinding(store, { staffId, rule, day, count }, said))) {
      throw changed('这条异常刚刚有变化：可能次数又增加了，也可能同事已经核实。请刷新后再看。')
    }
    record({ event: 'finding-settled', objectId: staffId, outcome: `${rule} ${day} ${verdict}` })
    return {}
  }
}

function changed(message: string): Failure {
  return stateChanged(message)
}
