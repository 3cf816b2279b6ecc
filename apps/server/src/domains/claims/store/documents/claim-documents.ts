import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { stateChanged, uploadRefused } from '../../../../platform/calls/failure.ts'
import type { Settings } from '../../../../platform/config/settings.ts'
import type { Grant } from '../../../../platform/grants/grant.ts'
import {
  type AskingClaim,
  documentList,
  isMissingAny,
  whyNoMore,
} from '../../rules/document-list.ts'
import type { DocumentType } from '../../rules/document-type.ts'
import { amountKnown, documentsOfSmall } from '../../rules/money/small-claims.ts'
import { timelineOf } from '../../rules/timeline.ts'
import { appendClaimEvent } from '../append-claim-event.ts'
import { type ClaimStore, readClaim } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'
import { lockClaim } from '../lock-claim.ts'
import {
  addDocumentFile,
  readDocumentFacts,
  type SentFile,
  typeOfUpload,
} from './claim-document.repository.ts'
import type { DocumentFacts } from './claim-document.ts'
import { noteDocumentArrived, wordsAskedFor } from './document-request.ts'

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

/**
 * Adds a file to its claim, in the transaction of its submission, and answers its kind of document
 * as it is then. What makes the list complete is told to the claim as an event.
 */
export async function receiveDocument(
  store: DocumentStore,
  grant: Grant,
  sent: SentFile,
): Promise<ClaimDocument> {
  await lockClaim(store, grant.object)
  const claim = await readClaim(store, grant)
  const facts = await readDocumentFacts(store, claim)
  refuseUnlessAsked(asking(store, claim), facts, sent.type)
  const file = {
    ...sent,
    receivedAt: behind(sent.receivedAt, wordsOn(asking(store, claim), sent.type, facts)),
  }
  await addDocumentFile(store, claim, file)
  await noteDocumentArrived(store, claim.ref, file)
  const before = documentList(asking(store, claim), facts)
  const after = documentList(asking(store, claim), { ...facts, files: [...facts.files, file] })
  if (isMissingAny(before) && !isMissingAny(after)) {
    const event = { type: 'documents-sent', at: file.receivedAt, facts: {} } as const
    await appendClaimEvent(store, claim.ref, event)
  }
  return documentAmong(after, file.type)
}

/** The kind of document that a file of this upload was received as; undefined where none was. */
export async function receivedBefore(
  store: DocumentStore,
  claim: Claim,
  upload: string,
): Promise<ClaimDocument | undefined> {
  const type = await typeOfUpload(store, claim, upload)
  if (type === undefined) return undefined
  const facts = await readDocumentFacts(store, claim)
  return documentList(asking(store, claim), facts).find((each) => each.type === type)
}

/** When the insurer said something of a kind of document. */
function wordsOn({ named }: AskingClaim, type: DocumentType, { verdicts }: DocumentFacts): Date[] {
  const verdict = verdicts.find((each) => each.type === type)
  const words = [named.get(type), verdict?.judgedAt, verdict?.refusedAt]
  return words.filter((word) => word !== undefined)
}

/** A file comes after all that was said before, though the clock that said it was ahead, or stood still. */
function behind(now: Date, words: readonly Date[]): Date {
  return new Date(Math.max(now.getTime(), ...words.map((word) => word.getTime() + 1)))
}

/** Fails where the claim asks for no such document now (E3020001), or has enough of it (1010). */
export function refuseUnlessAsked(claim: AskingClaim, facts: DocumentFacts, type: string): void {
  const document = documentAmong(documentList(claim, facts), type)
  switch (whyNoMore(claim, facts, document)) {
    case 'ended':
      throw stateChanged('这次理赔已经结束，不再接收材料。有疑问请拨打 {hotline}。')
    case 'not yet':
      throw stateChanged('这种材料现在还不用交，需要时我们会请您提交。有疑问请拨打 {hotline}。')
    case 'enough of this kind':
      throw uploadRefused('这种材料的文件已经够多，不用再传。还要补充请拨打 {hotline}。')
    case 'enough':
      throw uploadRefused('这次理赔的文件已经够多，不用再传。还要补充请拨打 {hotline}。')
  }
}

function documentAmong(documents: readonly ClaimDocument[], type: string): ClaimDocument {
  const document = documents.find((each) => each.type === type)
  if (document !== undefined) return document
  throw stateChanged('这次理赔不需要这种材料，请返回后重新查看材料清单。')
}
