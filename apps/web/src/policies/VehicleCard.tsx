import type { PolicyDetail } from '@ecenter/contract/policies/policy-detail.ts'
import { Card } from '../kit/Card.tsx'
import { Row, Rows } from '../kit/Rows.tsx'

export function VehicleCard({ policy: { vehicle, parties } }: { readonly policy: PolicyDetail }) {
  return (
    <Card title="车辆和人员">
      <Rows isStacked>
        <Row label="车架号" isNumber>
          {vehicle.maskedFrameNo}
        </Row>
        <Row label="发动机号" isNumber>
          {vehicle.maskedEngineNo}
        </Row>
        <Row label="使用性质">
          {vehicle.useNature}，{vehicle.seats} 座
        </Row>
        <Row label="初次登记" isNumber>
          {vehicle.firstRegisteredOn}
        </Row>
        <Row label="投保人">{parties.applicantName}</Row>
        <Row label="被保险人">{parties.insuredName}</Row>
        <Row label="证件号码" isNumber>
          {parties.insuredMaskedIdNumber}
        </Row>
        {parties.insuredMaskedMobile !== undefined && (
          <Row label="登记手机" isNumber>
            {parties.insuredMaskedMobile}
          </Row>
        )}
      </Rows>
    </Card>
  )
}
