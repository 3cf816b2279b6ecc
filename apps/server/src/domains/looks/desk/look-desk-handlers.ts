import type { listUnusualLooks, lookDeskCalls } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type UnusualRule, unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina, secondInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { findStaff, staffNames } from '../../../platform/staff/staff.repository.ts'
import type { LooksServices } from '../looks-services.ts'
import {
  type Finding,
  keepFindings,
  readFindings,
  settleFinding,
} from '../store/look-finding.repository.ts'
import { findingsSince } from '../store/purge-findings.ts'
import { answerExportStaffLooks, answerListStaffLooks } from './list-staff-looks.ts'
import { momentsOf } from './looks-shown.ts'

const ruleOrder = Object.keys(unusualRules)

export function lookDeskHandlers(services: LooksServices): DeskHandlers<typeof lookDeskCalls> {
  return {
    listStaffLooks: answerListStaffLooks(services),
    exportStaffLooks: answerExportStaffLooks(services),
    listUnusualLooks: answerListUnusualLooks(services),
    /** Says what came of a finding: never about oneself, and of another branch as little as of nobody. */
    async settleFinding({ staffId, rule, day, count, verdict, note }, { staff, db, record }) {
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
    },
  }
}

function changed(message: string): Failure {
  return stateChanged(message)
}

/** What stands in the trail is kept as it is found, and what was settled stays with what was said of it. */
function answerListUnusualLooks(services: LooksServices): DeskHandler<typeof listUnusualLooks> {
  return async (period, { staff, trace }) => {
    const moments = momentsOf(period)
    await trace({ event: 'staff-looks-read', outcome: 'unusual' })
    // The trail is older than what is kept of it: what was removed would wait again, as if nobody had settled it.
    const since = startOfDay(findingsSince(services.clock, services.settings.findingsKeptDays))
    const from = moments.from < since ? since : moments.from
    if (from < moments.until) await keepFindings(services, { ...moments, from })
    const findings = await readFindings(services, { ...period, branch: staff.branch })
    const names = await staffNames(
      services,
      findings.flatMap(({ staffId, settled }) => [staffId, ...(settled ? [settled.by] : [])]),
    )
    const nameOf = (id: string) => names.get(id) ?? '已离职'
    return {
      findings: findings
        .toSorted((one, other) => openFirst(one, other) || graveFirst(one.rule, other.rule))
        .map(({ firstAt, lastAt, settled, ...finding }) => ({
          ...finding,
          staffName: nameOf(finding.staffId),
          firstAt: secondInChina(firstAt),
          lastAt: secondInChina(lastAt),
          isOwn: finding.staffId === staff.id,
          settled: settled && {
            at: minuteInChina(settled.at),
            byName: nameOf(settled.by),
            verdict: settled.verdict,
            note: settled.note,
          },
        })),
    }
  }
}

function openFirst(one: Finding, other: Finding): number {
  return Number(one.settled !== undefined) - Number(other.settled !== undefined)
}

function graveFirst(one: UnusualRule, other: UnusualRule): number {
  return ruleOrder.indexOf(one) - ruleOrder.indexOf(other)
}
