import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { courseOf } from '../rules/course.ts'
import { type AskingClaim, documentList } from '../rules/document-list.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { readDocumentFacts } from './claim-document.repository.ts'

/** The documents of a claim that was itself read by a grant. */
export async function claimDocuments(store: ClaimStore, claim: Claim): Promise<ClaimDocument[]> {
  return documentList(asking(claim), await readDocumentFacts(store, claim))
}

/** The same for a customer: what ended before any was asked for, such as a small claim paid at once, asks for none. */
export async function documentsForCustomer(
  store: ClaimStore,
  claim: Claim,
): Promise<ClaimDocument[]> {
  const { end, documents } = courseOf(claim)
  const wasNeverAsked = end !== undefined && documents === 'not-asked'
  return wasNeverAsked ? [] : claimDocuments(store, claim)
}

/** A claim as its list of documents sees it. */
export function asking(claim: Claim): AskingClaim {
  const course = courseOf(claim)
  return {
    lossTypes: claim.lossTypes,
    isOpen: course.end === undefined,
    isAsked: course.isListAsked || course.haveDocumentsCome,
    isComplete: course.haveDocumentsCome,
    named: course.namedDocuments,
  }
}
