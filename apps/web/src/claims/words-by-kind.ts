import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'

interface KindWords {
  /** Who looks after the claim. */
  readonly surveyor: string
  /** What all damages come to. */
  readonly sum: string
}

/** Words that differ where no car was in it; those of its steps come with the claim. */
export const wordsByKind: Readonly<Record<ClaimDetail['kind'], KindWords>> = {
  car: { surveyor: '查勘员', sum: '定损合计' },
  other: { surveyor: '理赔员', sum: '核定合计' },
}
