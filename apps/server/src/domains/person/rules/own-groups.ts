import type { OwnGroup } from '@ecenter/contract/person/overview.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

const groupOfKind: Readonly<Record<PolicyKind, OwnGroup['group']>> = {
  compulsory: 'other',
  commercial: 'other',
  accident: 'family',
  household: 'home',
  'personal-accident': 'family',
  'driver-accident': 'family',
  'student-accident': 'family',
  'borrower-accident': 'other',
  'flight-delay': 'travel',
  'return-freight': 'other',
  liability: 'other',
  group: 'family',
  other: 'other',
}

export const groupTitles: Readonly<Record<OwnGroup['group'], string>> = {
  family: '家人',
  home: '家',
  travel: '出行',
  other: '其他保障',
}

/** Beside which other policies one stands that insures no car. */
export function groupOf(kind: PolicyKind): OwnGroup['group'] {
  return groupOfKind[kind]
}

const places = Object.keys(groupTitles)

/** Family and home stand before a journey and the small things that are bought along. */
export function byPlace(one: OwnGroup['group'], other: OwnGroup['group']): number {
  return places.indexOf(one) - places.indexOf(other)
}
