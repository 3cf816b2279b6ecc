import type { PolicyParties } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/Card.tsx'
import { Rows } from '../../kit/Rows.tsx'
import { PartiesRows } from './PartiesRows.tsx'

export function PartiesCard({ parties }: { readonly parties: PolicyParties }) {
  return (
    <Card title="投保人和被保险人">
      <Rows isStacked>
        <PartiesRows parties={parties} />
      </Rows>
    </Card>
  )
}
