import type { PolicyDetail } from '@ecenter/contract/policies/policy-detail.ts'
import { Card } from '../kit/Card.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { PolicyStatusBadge } from './PolicyStatusBadge.tsx'
import { termProgress } from './term-progress.ts'

/** First of all the state of the matter: which car, covered or not, and for how long. */
export function TermCard({ policy }: { readonly policy: PolicyDetail }) {
  const { vehicle, status, startDate, endDate } = policy
  const { share, label, middle } = termProgress(policy, new Date())
  return (
    <Card
      title={vehicle.licenseNo ?? '新车未上牌'}
      isHeadline
      aside={<PolicyStatusBadge status={status} />}
      sub={vehicle.brandModel}
    >
      <ProgressBar share={share} label={label} legend={[startDate, middle, endDate]} />
    </Card>
  )
}
