import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { saidBy } from '../../../platform/numbers/numbers.ts'

/** Read from the number alone; older ones say nothing of their kind. */
export function kindOfPolicyNumber(policyNo: string): PolicyKind | undefined {
  return saidBy('policy', policyNo)?.kind
}

/** Of a part of an order: its proposal says it before there is a policy. */
export function kindOfProposal({ proposalNo }: { readonly proposalNo: string }) {
  return saidBy('proposal', proposalNo)?.kind
}
