import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'

/** Why a customer is not asked for a document now; undefined where they may be. */
export function whyNotAsked(
  { type, state }: Pick<ClaimDocument, 'type' | 'state'>,
  waitedFor: ReadonlySet<string>,
): string | undefined {
  if (waitedFor.has(type)) return '已经请客户交了，还没有交来。'
  // Another file in free words is another document.
  if (state === 'received' && type !== 'other')
    return '客户已经交过。要重交，请理赔人员审核时退回。'
  return undefined
}
