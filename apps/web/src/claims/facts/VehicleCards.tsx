import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'

/** The vehicles of the accident; other claims have none. */
export function VehicleCards({ vehicles }: Pick<ClaimDetail, 'vehicles'>) {
  return vehicles.map(({ role, maskedPlate, brandModel, damage }) => (
    <Card key={role + maskedPlate} title={role} label={`${role} ${maskedPlate}`}>
      <Rows isStacked>
        <Row label="车牌号" isNumber>
          {maskedPlate}
        </Row>
        <Row label="车型">{brandModel}</Row>
        <Row label="受损情况">{damage}</Row>
      </Rows>
    </Card>
  ))
}
