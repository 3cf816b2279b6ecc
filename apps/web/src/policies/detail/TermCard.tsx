import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx'
import { PolicyStatusBadge } from '../found/PolicyStatusBadge.tsx'
import { termProgress } from './term-progress.ts'

/** First of all the state of the matter: what is insured, covered or not, and for how long. */
export function TermCard({ policy }: { readonly policy: PolicyDetail }) {
  const { status, startDate, startTime = '', endDate } = policy
  const { title, sub } = headingOf(policy)
  const { share, label, middle } = termProgress(policy, new Date())
  return (
    <Card title={title} isHeadline aside={<PolicyStatusBadge status={status} />} sub={sub}>
      <ProgressBar
        share={share}
        label={label}
        legend={[`${startDate} ${startTime}`, middle, endDate]}
      />
    </Card>
  )
}

function headingOf({ vehicle, productName, parties }: PolicyDetail) {
  if (vehicle === undefined) return { title: productName, sub: `被保险人 ${parties.insuredName}` }
  return { title: vehicle.licenseNo ?? '新车未上牌', sub: vehicle.brandModel }
}
