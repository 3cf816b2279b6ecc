import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'

/** What happened, as it was told to us and found by us. */
export function AccidentCard({ claim }: { readonly claim: ClaimDetail }) {
  const { accidentAt, accident } = claim
  return (
    <Card title="事故情况" sub={accident.course}>
      <Rows isStacked>
        <Row label="出险时间" isNumber>
          {accidentAt}
        </Row>
        <Row label="出险地点">{accident.place}</Row>
        <Row label="出险原因">{accident.cause}</Row>
        {accident.liability !== undefined && <Row label="事故责任">{accident.liability}</Row>}
      </Rows>
    </Card>
  )
}
