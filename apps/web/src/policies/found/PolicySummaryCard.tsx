import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { CardLink } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'
import { detailHref } from '../policy-pages.ts'
import { PolicyStatusBadge } from './PolicyStatusBadge.tsx'

/** One policy of a list; it opens the detail of its kind. */
export function PolicySummaryCard({ policy }: { readonly policy: PolicySummary }) {
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
        <Row label="保险期间" isNumber>
          {policy.startDate} {policy.startTime} 至 {policy.endDate}
        </Row>
      </Rows>
    </CardLink>
  )
}
