import type { PolicyDetail } from '@ecenter/contract/policies/policy-detail.ts'
import { Card } from '../kit/Card.tsx'
import { Row, Rows } from '../kit/Rows.tsx'
import { kindNames } from './kind-names.ts'
import { yuan } from './money.ts'

/** The premiums of the policies that run together, the collected vehicle tax, and their sum. */
export function PremiumCard({ policies }: { readonly policies: readonly PolicyDetail[] }) {
  const tax = policies.reduce((sum, { premium }) => sum + (premium.vehicleTax ?? 0), 0)
  const total = policies.reduce((sum, { premium }) => sum + premium.total, tax)
  return (
    <Card title="保费" aside="单位：元">
      <Rows>
        {policies.map(({ handle, kind, premium }) => (
          <Row key={handle} label={kindNames[kind]} isNumber>
            {yuan(premium.total)}
          </Row>
        ))}
        {tax > 0 && (
          <Row label="车船税（代收）" isNumber>
            {yuan(tax)}
          </Row>
        )}
        <Row label="合计" isNumber isSum>
          {yuan(total)}
        </Row>
      </Rows>
    </Card>
  )
}
