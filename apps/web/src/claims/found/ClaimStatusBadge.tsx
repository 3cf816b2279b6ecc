import type { ClaimStatus, ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'

const tones: Record<ClaimStatus, BadgeTone> = {
  open: 'info',
  paid: 'success',
  refused: 'neutral',
  cancelled: 'neutral',
}

interface ClaimStatusBadgeProps {
  readonly claim: Pick<ClaimSummary, 'status' | 'statusText' | 'todoCount'>
}

/** Warm while it is the customer whom the claim waits for. */
export function ClaimStatusBadge({ claim }: ClaimStatusBadgeProps) {
  const { status, statusText, todoCount } = claim
  const isWaiting = status === 'open' && todoCount > 0
  return <Badge tone={isWaiting ? 'warning' : tones[status]}>{statusText}</Badge>
}
