import type { WaitingDocument } from '@ecenter/contract/claims/desk/documents-at-desk.ts'

/** Names a document among those that wait. */
export function keyOfDocument({
  claimId,
  type,
}: Pick<WaitingDocument, 'claimId' | 'type'>): string {
  return `${claimId}/${type}`
}
