import type { SignedOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import type { FileRef } from '../../../../platform/files/files.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import type { ClaimStore } from '../claim.repository.ts'
import { lastChangeFile } from './payee-change.ts'
import { readSettlementAnswer } from './settlement-answer.ts'

/** What a customer signed last of a settlement: their answer, or other accounts after it. */
export async function lastSigned(
  store: ClaimStore,
  { ref }: { readonly ref: ObjectRef },
  asked: SignedOffer,
): Promise<
  { readonly what: 'agreed' | 'objected' | 'change'; readonly file: FileRef } | undefined
> {
  if (asked === 'payee-change') {
    const file = await lastChangeFile(store, ref)
    return file && { what: 'change', file }
  }
  const answer = await readSettlementAnswer(store, ref)
  return answer && { what: answer.verdict, file: answer.file }
}
