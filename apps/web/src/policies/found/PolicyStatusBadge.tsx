import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'

const looks: Record<PolicyStatus, readonly [tone: BadgeTone, text: string]> = {
  'in-force': ['success', '保障中'],
  'not-started': ['info', '未生效'],
  expired: ['neutral', '已到期'],
  cancelled: ['neutral', '已退保'],
}

export function PolicyStatusBadge({ status }: { readonly status: PolicyStatus }) {
  const [tone, text] = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}
