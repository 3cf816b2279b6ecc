import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/Card.tsx'

/** Why a claim ended without a payment, which only the insured may read; nothing while it goes on. */
export function EndCard({ claim: { status, steps } }: { readonly claim: ClaimDetail }) {
  const end = steps.filter(({ state }) => state === 'stopped').at(-1)
  if (end === undefined || status === 'open' || status === 'paid') return null
  return <Card title={end.title} sub={[end.doing, end.next].filter(Boolean).join('')} />
}
