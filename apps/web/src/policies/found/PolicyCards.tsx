import type { PolicyStatus, PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { CardLink } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { detailHref } from '../policy-pages.ts'
import { PolicyStatusBadge } from './PolicyStatusBadge.tsx'
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

/** One policy of a list; it opens the detail of its kind. */
function PolicySummaryCard({ policy }: { readonly policy: PolicySummary }) {
  return (
    <CardLink
      href={detailHref(policy)}
      title={policy.productName}
      aside={<PolicyStatusBadge status={policy.status} />}
    >
      <Rows>
        <Row label="保单号" isNumber>
          {policy.maskedPolicyNo}
        </Row>
        <Row label="被保险人">{policy.maskedInsuredName}</Row>
        <Row label="保险期间">
          <span className="num">
            {policy.startDate} {policy.startTime}
          </span>{' '}
          至 <span className="num">{policy.endDate}</span>
        </Row>
      </Rows>
    </CardLink>
  )
}
