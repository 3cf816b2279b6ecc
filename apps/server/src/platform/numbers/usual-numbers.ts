import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

/** The code of a product behind the first letter of its policies' numbers, and the kind they belong to. */
export const policyClasses = {
  DZA: 'compulsory',
  DAA: 'commercial',
  EAC: 'accident',
  EAA: 'personal-accident',
  EAF: 'personal-accident',
  EAD: 'driver-accident',
  EAS: 'student-accident',
  EAB: 'borrower-accident',
  EAG: 'group',
  JAA: 'household',
  HAD: 'flight-delay',
  RAA: 'return-freight',
  ZAA: 'liability',
} as const satisfies Readonly<Record<string, PolicyKind>>
export type PolicyClass = keyof typeof policyClasses

const classes = Object.entries(policyClasses)

/** The numbers of an insurer that says nothing of them (decisions, sections 5 and 6). */
export const usualTable = {
  core: {
    policy: [
      ...classes.map(([code, kind]) => ({ pattern: `P${code}20##<area>#{10}`, kind })),
      // Older ones say nothing of their kind.
      { pattern: '*{15,25}' },
    ],
    proposal: classes.map(([code, kind]) => ({
      pattern: `T${code}20##<area>#{10}`,
      kind,
      product: code,
    })),
    endorsement: ['*{10,50}'],
    report: ['R@{3}#{18}'],
    order: ['*{8,50}'],
  },
  service: {
    case: 'TS<day>#{8}',
    lead: 'YX<day>#{8}',
    refund: 'TK<day>#{8}',
    dataRequest: 'GR<day>#{8}',
    accident: 'BA<day>#{8}',
    returnReport: 'RRAA<year><area>#{10}',
    policy: { insteadOf: 'T', begin: 'P' },
    endorsement: 'E<policy>#{4}',
  },
}
