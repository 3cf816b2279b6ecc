import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'

interface FactsCardProps {
  readonly title: string
  readonly facts: readonly PolicyFact[]
}

/** Labelled facts; without any, nothing shows. */
export function FactsCard({ title, facts }: FactsCardProps) {
  if (facts.length === 0) return null
  return (
    <Card title={title}>
      <Rows isStacked>
        {facts.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
