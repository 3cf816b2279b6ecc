import type { PolicyStatus, PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { Fold } from '../../kit/Fold.tsx'
import { PolicySummaryCard } from './PolicySummaryCard.tsx'
import { inOrder, isPast, pastTitle } from './policy-order.ts'

interface PolicyCardsProps {
  readonly policies: readonly PolicySummary[]
  /** Of the whole list, of which these may be the first pages. */
  readonly counts: Readonly<Record<PolicyStatus, number>>
  readonly onFold?: (isOpen: boolean) => void
}

/** What covers now or will, and below it, folded, what has ended; that alone is not folded. */
export function PolicyCards({ policies, counts, onFold }: PolicyCardsProps) {
  const ordered = inOrder(policies)
  if (!isFoldedIn(policies)) return cardsOf(ordered)
  return (
    <>
      {cardsOf(ordered.filter((policy) => !isPast(policy)))}
      <Fold title={pastTitle(counts)} {...(onFold && { onToggle: onFold })}>
        {cardsOf(ordered.filter(isPast))}
      </Fold>
    </>
  )
}

/** Whether a part of the list is folded: there is something before it. */
export function isFoldedIn(policies: readonly PolicySummary[]): boolean {
  return policies.some(isPast) && !policies.every(isPast)
}

function cardsOf(policies: readonly PolicySummary[]) {
  return policies.map((policy) => <PolicySummaryCard key={policy.handle} policy={policy} />)
}
