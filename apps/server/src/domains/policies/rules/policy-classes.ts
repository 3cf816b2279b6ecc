import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

/**
 * The three letters behind the P of a policy number, which are also the code of its product, and
 * the kind they belong to (decisions, section 6).
 */
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

const kinds: ReadonlyMap<string, PolicyKind> = new Map(Object.entries(policyClasses))

/** Read from the number alone; older numbers say nothing of their kind. */
export function kindOfPolicyNumber(policyNo: string): PolicyKind | undefined {
  const policyClass = /^P([A-Z]{3})20\d{16}$/.exec(policyNo)?.[1]
  return policyClass === undefined ? undefined : kinds.get(policyClass)
}
