import type { ClaimApplication } from '@ecenter/contract/claims/claim-application.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'

/** Who claims, and of which insurance. */
export function PersonCard(application: ClaimApplication) {
  const { maskedInsuredName, maskedIdNumber, maskedMobile, productName } = application
  const { maskedRegistNo, maskedPolicyNos } = application
  return (
    <Card title="被保险人与保险">
      <Rows isStacked>
        <Row label="被保险人">{maskedInsuredName}</Row>
        <Row label="证件号码" isNumber>
          {maskedIdNumber}
        </Row>
        {maskedMobile !== undefined && (
          <Row label="联系电话" isNumber>
            {maskedMobile}
          </Row>
        )}
        <Row label="保险产品">{productName}</Row>
        <Row label="报案号" isNumber>
          {maskedRegistNo}
        </Row>
        {maskedPolicyNos.map((policyNo) => (
          <Row key={policyNo} label="保单号" isNumber>
            {policyNo}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

interface AccidentRowsProps extends ClaimApplication {
  /** With what its customer may correct. */
  readonly isWhole?: boolean
}

/** What happened. */
export function AccidentRows({ accidentAt, cause, place, course, isWhole }: AccidentRowsProps) {
  return (
    <Rows isStacked>
      <Row label="出险时间" isNumber>
        {accidentAt}
      </Row>
      <Row label="出险原因">{cause}</Row>
      {isWhole && <Row label="出险地点">{place}</Row>}
      {isWhole && <Row label="出险经过">{course}</Row>}
    </Rows>
  )
}

/** The vehicles of the accident; other claims have none. */
export function VehiclesCard({ vehicles }: Pick<ClaimApplication, 'vehicles'>) {
  if (vehicles.length === 0) return null
  return (
    <Card title="涉及的车辆">
      <Rows isRuled>
        {vehicles.map(({ role, maskedPlate, brandModel, damage }) => (
          <Row key={role + maskedPlate} label={`${role} ${maskedPlate}`} note={damage}>
            {brandModel}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
