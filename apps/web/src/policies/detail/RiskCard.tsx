import type { RiskItem } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/Card.tsx'
import { yuan } from '../../kit/money.ts'
import { Row, Rows } from '../../kit/Rows.tsx'

/** What is insured, item by item; sums stand only where an item has its own. */
export function RiskCard({ items }: { readonly items: readonly RiskItem[] }) {
  if (items.length === 0) return null
  const hasSums = items.some(({ sumInsured }) => sumInsured !== undefined)
  return (
    <Card title="保险标的" {...(hasSums ? { aside: '保险金额，单位：元' } : {})}>
      <Rows isRuled>
        {items.map(({ name, note, sumInsured }) => (
          <Row key={name} label={name} {...(note === undefined ? {} : { note })} isNumber>
            {sumInsured === undefined ? '' : yuan(sumInsured)}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
