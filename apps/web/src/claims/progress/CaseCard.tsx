import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'

/** What the claim is about, masked. */
export function CaseCard({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <Card title="案件信息">
      <Rows isStacked>
        <Row label="报案号" isNumber>
          {claim.maskedRegistNo}
        </Row>
        {claim.maskedPlate !== undefined && (
          <Row label="车牌号" isNumber>
            {claim.maskedPlate}
          </Row>
        )}
        <Row label="保险">{claim.productName}</Row>
        <Row label="被保险人">{claim.maskedInsuredName}</Row>
        <Row label="出险时间" isNumber>
          {claim.accidentAt}
        </Row>
        <Row label="报案时间" isNumber>
          {claim.reportedAt}
        </Row>
        <Row label="事故类型">{claim.accidentType}</Row>
      </Rows>
    </Card>
  )
}
