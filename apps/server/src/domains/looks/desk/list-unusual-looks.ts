import type { listUnusualLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type UnusualRule, unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina, secondInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { LooksServices } from '../looks-services.ts'
import { type Finding, keepFindings, readFindings } from '../store/look-finding.repository.ts'
import { findingsSince } from '../store/purge-findings.ts'
import { momentsOf } from './looks-shown.ts'

const order = Object.keys(unusualRules)

/** What stands in the trail is kept as it is found, and what was settled stays with what was said of it. */
export function answerListUnusualLooks(
  services: LooksServices,
): DeskHandler<typeof listUnusualLooks> {
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
  return order.indexOf(one) - order.indexOf(other)
}
