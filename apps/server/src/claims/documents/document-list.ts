import type { ClaimDocument } from '@ecenter/contract/claims/claim-document.ts'
import { minuteInChina } from '../../platform/clock/clock.ts'
import type { DocumentFacts, DocumentVerdict } from '../../records/claims/claim-document.ts'
import type { LossType } from '../../records/claims/loss-type.ts'
import { documentKinds } from './document-kinds.ts'
import { type AskedDocument, documentsAsked } from './documents-by-loss.ts'

/** Who sends more of one kind sends the wrong thing, or is no customer. */
export const filesOfKindAtMost = 9
/** Refused ones included: they are kept too. */
export const filesOfClaimAtMost = 80

type Refusal = Extract<DocumentVerdict, { state: 'refused' }>

export interface AskingClaim {
  readonly lossTypes: readonly LossType[]
  /** Nothing more is taken once a claim has ended. */
  readonly isOpen: boolean
  /** Whether the insurer has all that it needs: what is required came, by whichever way. */
  readonly isComplete: boolean
}

/**
 * Every document that a claim asks for, with its state: the latest word counts. A refusal makes void
 * what came before it; a file sent after it is received until somebody judges again.
 */
export function documentList(claim: AskingClaim, facts: DocumentFacts): ClaimDocument[] {
  return documentsAsked(claim.lossTypes).map((asked) => documentOf(claim, asked, facts))
}

/** Why no more files of a kind are taken now; undefined where one more is. */
export function whyNoMore(
  { isOpen }: AskingClaim,
  { files }: DocumentFacts,
  { fileCount }: Pick<ClaimDocument, 'fileCount'>,
): 'ended' | 'enough of this kind' | 'enough' | undefined {
  if (!isOpen) return 'ended'
  if (fileCount >= filesOfKindAtMost) return 'enough of this kind'
  return files.length >= filesOfClaimAtMost ? 'enough' : undefined
}

/** Whether the claim waits for the customer: something required never came, or something was refused. */
export function isMissingAny(documents: readonly ClaimDocument[]): boolean {
  return documents.some(
    ({ state, isRequired }) => state === 'refused' || (state === 'needed' && isRequired),
  )
}

function documentOf(
  claim: AskingClaim,
  { type, isRequired }: AskedDocument,
  facts: DocumentFacts,
): ClaimDocument {
  const { files, verdicts } = facts
  const verdict = verdicts.find((each) => each.type === type)
  const refusal = verdict?.state === 'refused' ? verdict : undefined
  const counted = files.filter((file) => file.type === type && isAfter(file.receivedAt, refusal))
  const receipts = [
    ...counted.map(({ receivedAt }) => receivedAt),
    ...(verdict?.state === 'received' ? [verdict.judgedAt] : []),
  ]
  const fileCount = counted.length
  return {
    ...documentKinds[type],
    type,
    isRequired,
    ...stateOf(receipts, refusal, claim.isComplete && isRequired),
    fileCount,
    canSend: whyNoMore(claim, facts, { fileCount }) === undefined,
  }
}

function stateOf(
  receipts: readonly Date[],
  refusal: Refusal | undefined,
  hasCome: boolean,
): Pick<ClaimDocument, 'state' | 'reason' | 'receivedAt'> {
  const [latest] = receipts.toSorted((one, other) => other.getTime() - one.getTime())
  if (latest !== undefined) return { state: 'received', receivedAt: minuteInChina(latest) }
  if (refusal !== undefined) return { state: 'refused', reason: refusal.reason }
  return { state: hasCome ? 'received' : 'needed' }
}

function isAfter(moment: Date, refusal: Refusal | undefined): boolean {
  return refusal === undefined || moment > refusal.judgedAt
}
