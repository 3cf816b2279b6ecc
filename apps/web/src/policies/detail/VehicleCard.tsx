import type { InsuredVehicle, PolicyParties } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'
import { PartiesRows } from './PartiesRows.tsx'

interface VehicleCardProps {
  readonly vehicle: InsuredVehicle
  readonly parties: PolicyParties
}

export function VehicleCard({ vehicle, parties }: VehicleCardProps) {
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
        <PartiesRows parties={parties} />
      </Rows>
    </Card>
  )
}
