import type { RiskFacts } from '../../policies/rules/risk-facts.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** The policy that insures the return of one marketplace order. */
export interface InsuredOrder {
  readonly policy: Policy
  readonly risk: Extract<RiskFacts, { kind: 'return-freight' }>
}
