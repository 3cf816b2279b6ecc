import type { ClaimStatus } from '@ecenter/contract/claims/claim-status.ts'
import type { ClaimSummary } from '@ecenter/contract/claims/claim-summary.ts'
import { Badge, type BadgeTone } from '../../kit/Badge.tsx'

const tones: Record<ClaimStatus, BadgeTone> = {
  open: 'info',
  paid: 'success',
  refused: 'neutral',
  cancelled: 'neutral',
}

interface ClaimStatusBadgeProps {
  readonly claim: Pick<ClaimSummary, 'status' | 'statusText'>
}

export function ClaimStatusBadge({ claim: { status, statusText } }: ClaimStatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusText}</Badge>
}
