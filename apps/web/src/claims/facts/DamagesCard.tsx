import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/Card.tsx'
import { yuan } from '../../kit/money.ts'
import { Row, Rows } from '../../kit/Rows.tsx'

/** What was damaged and what it costs; the sum shows once all of it is assessed. */
export function DamagesCard({
  damages,
  assessedTotal,
}: Pick<ClaimDetail, 'damages' | 'assessedTotal'>) {
  if (damages.length === 0) return null
  return (
    <Card title="损失项目" aside="单位：元">
      <Rows isRuled>
        {damages.map(({ name, remedy, amount }) => (
          <Row key={name + remedy} label={name} note={remedy} isNumber>
            {amount === undefined ? '核定后显示' : yuan(amount)}
          </Row>
        ))}
        {assessedTotal !== undefined && (
          <Row label="定损合计" isNumber isSum>
            {yuan(assessedTotal)}
          </Row>
        )}
      </Rows>
    </Card>
  )
}
