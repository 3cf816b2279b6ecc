import { type ClaimDocument, filesOfKindAtMost } from '@ecenter/contract/claims/claim.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { DocumentFacts, DocumentVerdict } from '../store/documents/claim-document.ts'
import { documentKinds } from './document-kinds.ts'
import { type DocumentType, documentType } from './document-type.ts'
import { type AskedDocument, documentsAsked } from './documents-by-loss.ts'
import type { LossType } from './loss-type.ts'

/** Refused ones included: they are kept too. */
export const filesOfClaimAtMost = 80

type Refusal = Extract<DocumentVerdict, { state: 'refused' }>

export interface AskingClaim {
  readonly lossTypes: readonly LossType[]
  /** What a small loss asks for instead of the usual list; undefined where the loss is not small. */
  readonly small?: (lossType: LossType) => readonly DocumentType[] | undefined
  /** Nothing more is taken once a claim has ended. */
  readonly isOpen: boolean
  /** Whether the list was asked for; before it was, only what is named is taken. */
  readonly isAsked: boolean
  /** Whether the insurer had all that it needs, by whichever way: what it has no file of, nobody sends any more. */
  readonly isComplete: boolean
  /** Kinds asked for by name, and when: what came before does not do. Undefined once all has come. */
  readonly named: ReadonlyMap<DocumentType, Date | undefined>
}

/**
 * Every document that a claim asks for, with its state: the latest word counts. A refusal makes void
 * what came before it; a file sent after it is received until somebody judges again.
 */
export function documentList(claim: AskingClaim, facts: DocumentFacts): ClaimDocument[] {
  const asked = documentsAsked(claim.lossTypes, claim.named.keys(), claim.small)
  return [...asked, ...sentBefore(asked, facts)].map((each) => documentOf(claim, each, facts))
}

/** A document that was sent stays on the list when it is not asked for any more. */
function sentBefore(asked: readonly AskedDocument[], { files }: DocumentFacts): AskedDocument[] {
  const known = new Set(asked.map(({ type }) => type))
  const sent = new Set(files.map(({ type }) => type).filter((type) => !known.has(type)))
  const inOrder = documentType.options.filter((type) => sent.has(type))
  return inOrder.map((type) => ({ type, isRequired: false }))
}

/** Why no more files of a kind are taken now; undefined where one more is. */
export function whyNoMore(
  { isOpen }: AskingClaim,
  { files }: DocumentFacts,
  { fileCount, state }: Pick<ClaimDocument, 'fileCount' | 'state'>,
): 'ended' | 'not yet' | 'enough of this kind' | 'enough' | undefined {
  if (!isOpen) return 'ended'
  if (state === 'later') return 'not yet'
  if (fileCount >= filesOfKindAtMost) return 'enough of this kind'
  return files.length >= filesOfClaimAtMost ? 'enough' : undefined
}

/** Whether the claim waits for the customer: something required never came, or something was refused. */
export function isMissingAny(documents: readonly ClaimDocument[]): boolean {
  return documents.some(isMissing)
}

export function isMissing({ state, isRequired }: ClaimDocument): boolean {
  return state === 'refused' || (state === 'needed' && isRequired)
}

function documentOf(claim: AskingClaim, asked: AskedDocument, facts: DocumentFacts): ClaimDocument {
  const { type, isRequired } = asked
  const verdict = facts.verdicts.find((each) => each.type === type)
  const refusal = verdict?.state === 'refused' ? verdict : undefined
  const since = [claim.named.get(type), verdict?.refusedAt, refusal?.judgedAt]
  const counted = facts.files.filter(
    (file) => file.type === type && isAfter(file.receivedAt, since),
  )
  const receipts = [
    ...counted.map(({ receivedAt }) => receivedAt),
    ...(verdict?.state === 'received' && isAfter(verdict.judgedAt, since)
      ? [verdict.judgedAt]
      : []),
  ]
  const fileCount = counted.length
  const status = statusOf(receipts, refusal, stateWithoutWord(claim, asked))
  return {
    ...documentKinds[type],
    type,
    isRequired,
    ...status,
    isAccepted: isAccepted(counted, verdict),
    fileCount,
    canSend: whyNoMore(claim, facts, { ...status, fileCount }) === undefined,
  }
}

/** A word of the insurer that all has come, after all files that were sent. */
function isAccepted(
  files: DocumentFacts['files'],
  verdict: DocumentVerdict | undefined,
): true | undefined {
  if (verdict?.state !== 'received' || files.length === 0) return undefined
  return files.every(({ receivedAt }) => receivedAt <= verdict.judgedAt) ? true : undefined
}

function statusOf(
  receipts: readonly Date[],
  refusal: Refusal | undefined,
  otherwise: ClaimDocument['state'],
): Pick<ClaimDocument, 'state' | 'reason' | 'receivedAt'> {
  const [latest] = receipts.toSorted((one, other) => other.getTime() - one.getTime())
  if (latest !== undefined) return { state: 'received', receivedAt: minuteInChina(latest) }
  if (refusal !== undefined) return { state: 'refused', reason: refusal.reason }
  return { state: otherwise }
}

/** How a kind stands of which nothing is known but what the claim tells of all. */
function stateWithoutWord(
  { isAsked, isComplete, named }: AskingClaim,
  { type, isRequired }: AskedDocument,
): 'later' | 'needed' | 'not-needed' {
  if (named.get(type) !== undefined) return 'needed'
  if (isComplete && isRequired) return 'not-needed'
  return isAsked ? 'needed' : 'later'
}

function isAfter(moment: Date, others: readonly (Date | undefined)[]): boolean {
  return others.every((other) => other === undefined || moment > other)
}
