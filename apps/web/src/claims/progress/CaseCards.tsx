import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { FileText } from 'lucide'
import { Card } from '../../kit/Card.tsx'
import { NavRow } from '../../kit/NavRow.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'
import { factsHref } from '../claim-pages.ts'

/** What the claim is about, masked, and the way to all of it. */
export function CaseCards({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <>
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
      <Card label="更多" isNavList>
        <NavRow
          href={factsHref(claim)}
          icon={FileText}
          note="事故、材料、赔款和短信提醒，需短信验证"
        >
          理赔信息
        </NavRow>
      </Card>
    </>
  )
}
