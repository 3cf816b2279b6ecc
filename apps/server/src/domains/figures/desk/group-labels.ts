import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import { claimStepNames } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { funnelNames, type ReportGroup } from '@ecenter/contract/figures/desk/report-measures.ts'
import { areaName } from '../../places/rules/areas.ts'

const kindNames = { car: '车险', other: '非车险' }

const words: Readonly<
  Record<Exclude<ReportGroup, 'staff' | 'team' | 'branch'>, Readonly<Record<string, string>>>
> = {
  cause: caseCauseNames,
  product: caseProductNames,
  channel: caseChannelNames,
  step: claimStepNames,
  kind: kindNames,
  funnel: funnelNames,
}

/** What staff read of a row. */
export function labelOf(
  group: ReportGroup,
  key: string,
  staff: ReadonlyMap<string, string>,
  teams: ReadonlyMap<string, string>,
): string {
  if (group === 'team') return teams.get(key) ?? '没有分到组'
  if (key === '') return '没有登记'
  if (group === 'branch') return areaName(key)
  if (group === 'staff') return staff.get(key) ?? '已离职'
  return words[group][key] ?? key
}
