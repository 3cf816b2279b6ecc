import { useCarPolicyQuery } from '../../state/car-policy-query.ts'
import { useRestored } from '../../state/keeping/kept-store.ts'
import { useOtherPolicyQuery } from '../../state/other-policy-query.ts'
import type { InvoiceSort } from '../invoice-pages.ts'

/** The policy whose invoices are asked for. */
export interface PolicyTyped {
  readonly policyNo: string
  readonly identifyNumber: string
}

/**
 * It is the policy of that sort that was asked for last, until another is typed: a customer types it
 * once. Undefined until it has been unsealed.
 */
export function usePolicyTyped(sort: InvoiceSort): PolicyTyped | undefined {
  const areRestored = [useRestored(useCarPolicyQuery), useRestored(useOtherPolicyQuery)]
  const { policyNo, identifyNumber } = { car: useCarPolicyQuery(), other: useOtherPolicyQuery() }[
    sort
  ]
  return areRestored.every(Boolean) ? { policyNo, identifyNumber } : undefined
}

export function keepPolicyTyped(sort: InvoiceSort, typed: PolicyTyped): void {
  if (sort === 'car') useCarPolicyQuery.setState(typed)
  else useOtherPolicyQuery.setState(typed)
}
