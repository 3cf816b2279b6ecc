import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { type AskingClaim, documentList } from '../rules/document-list.ts'
import { amountKnown, documentsOfSmall } from '../rules/small-claims.ts'
import { timelineOf } from '../rules/timeline.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { readDocumentFacts } from './claim-document.repository.ts'
import { wordsAskedFor } from './document-request.ts'

/** Which documents a claim asks for, the insurer's settings say too. */
export type DocumentStore = ClaimStore & { readonly settings: Pick<Settings, 'smallClaims'> }

/** The documents of a claim that was itself read by a grant. */
export async function claimDocuments(store: DocumentStore, claim: Claim): Promise<ClaimDocument[]> {
  const documents = documentList(asking(store, claim), await readDocumentFacts(store, claim))
  if (!documents.some(({ type }) => type === 'other')) return documents
  const words = await wordsAskedFor(store, claim.ref)
  return documents.map((each) =>
    each.type === 'other' && words !== undefined ? { ...each, hint: words } : each,
  )
}

/** The same for a customer: what ended before any was asked for, such as a small claim paid at once, asks for none, and what is not due yet does not show. */
export async function documentsForCustomer(
  store: DocumentStore,
  claim: Claim,
): Promise<ClaimDocument[]> {
  const { end, documents } = timelineOf(claim)
  const wasNeverAsked = end !== undefined && documents === 'not-asked'
  if (wasNeverAsked) return []
  const all = await claimDocuments(store, claim)
  return all.filter(({ state }) => state !== 'later')
}

/** A claim as its list of documents sees it. */
export function asking({ settings }: Pick<DocumentStore, 'settings'>, claim: Claim): AskingClaim {
  const timeline = timelineOf(claim)
  const amount = amountKnown(claim)
  return {
    lossTypes: claim.lossTypes,
    small: (lossType) => documentsOfSmall(settings.smallClaims, lossType, amount),
    isOpen: timeline.end === undefined,
    isAsked: timeline.isListAsked || timeline.haveDocumentsCome,
    // What was sent was all that was asked for, though the claim became larger since.
    isComplete: timeline.haveDocumentsCome || timeline.documents === 'sent',
    named: timeline.namedDocuments,
  }
}
