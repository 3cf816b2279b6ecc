import type { WaitingDocument } from '@ecenter/contract/claims/desk/waiting-document.ts'

/** Names a document among those that wait. */
export function keyOfDocument({ claimId, type }: WaitingDocument): string {
  return `${claimId}/${type}`
}
