interface Corrected {
  readonly claimId: string
  readonly position: number
  /** `2026-11-20 08:46`. */
  readonly at: string
}

/**
 * Where the reason for a correction is kept: by where the event stands and its minute, for news of the claim may
 * put another one there. Not by the version of the claim: who is refused because it has changed goes on writing.
 */
export function correctionPlace({ claimId, position, at }: Corrected): string {
  return `claim-correction/${claimId}/${position}-${at.replace(/\D/g, '')}`
}
