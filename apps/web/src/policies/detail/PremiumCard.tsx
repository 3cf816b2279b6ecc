import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { yuan } from '../../kit/words/money.ts'
import { spokenName } from './kind-names.ts'

/** The premiums of the policies that run together, the collected vehicle tax, and their sum. */
export function PremiumCard({ policies }: { readonly policies: readonly PolicyDetail[] }) {
  const priced = policies.flatMap((policy) =>
    policy.premium === undefined ? [] : [{ ...policy, premium: policy.premium }],
  )
  const tax = priced.reduce((sum, { premium }) => sum + (premium.vehicleTax ?? 0), 0)
  const hasParts = priced.length > 1 || tax > 0
  const total = priced.reduce((sum, { premium }) => sum + premium.total, tax)
  return (
    <Card title="保费" aside="单位：元">
      <Rows>
        {hasParts &&
          priced.map((policy) => (
            <Row key={policy.handle} label={spokenName(policy)} isNumber>
              {yuan(policy.premium.total)}
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
