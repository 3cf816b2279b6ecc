import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { useSeen } from '../shell/seen.ts'
import { progressHref } from './claim-pages.ts'

/** Keeps the way back to a claim that shows: to its progress, whichever of its pages it is. */
export function useSeenClaim(claim: ClaimSummary | undefined): void {
  useSeen(
    claim && {
      kind: 'claim',
      handle: claim.handle,
      title: claim.accidentType,
      note: claim.maskedPlate ?? claim.productName,
      href: progressHref(claim),
    },
  )
}
