import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { Badge } from '../../kit/Badge.tsx'
import { CardLink } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'
import { progressHref } from '../claim-pages.ts'
import { ClaimStatusBadge } from './ClaimStatusBadge.tsx'

/** One claim of a list, what is being done about it first; it opens its progress. */
export function ClaimSummaryCard({ claim }: { readonly claim: ClaimSummary }) {
  const { accidentType, headline, maskedPlate, productName, todoCount } = claim
  return (
    <CardLink
      href={progressHref(claim)}
      title={accidentType}
      aside={<ClaimStatusBadge claim={claim} />}
      sub={headline}
    >
      <Rows>
        <Row label="出险时间" isNumber>
          {claim.accidentAt}
        </Row>
        {maskedPlate === undefined ? (
          <Row label="保险">{productName}</Row>
        ) : (
          <Row label="车牌号" isNumber>
            {maskedPlate}
          </Row>
        )}
        <Row label="报案号" isNumber>
          {claim.maskedRegistNo}
        </Row>
        {todoCount > 0 && (
          <Row label="需要您做">
            <Badge tone="warning">{todoCount} 件事</Badge>
          </Row>
        )}
      </Rows>
    </CardLink>
  )
}
