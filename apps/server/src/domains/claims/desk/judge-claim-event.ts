import type { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { array, type InferOutput, is, safeParse } from 'valibot'
import { fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { typedMoment } from '../../../platform/calls/typed-moment.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { InsuredSum } from '../../policies/rules/insured-sum.ts'
import { type ClaimEvent, type ClaimEventType, claimEventType } from '../rules/claim-event.ts'
import { withoutCorrected } from '../rules/corrections.ts'
import { documentType } from '../rules/document-type.ts'
import { settledFen } from '../rules/money/settlement.ts'
import type { Claim } from '../store/claim.ts'
import type { ClaimWords } from '../store/store-claims.ts'
import { aboveInsured } from './above-insured.ts'
import { isEnd, whyNotAdded } from './addable-events.ts'
import { type ClaimAtHand, skippedBy, skippedName } from './skipped-steps.ts'

type Asked = Omit<InferOutput<(typeof addClaimEvent)['request']>, 'claimId' | 'version'>

/** An event that may be added. */
export interface JudgedEvent {
  readonly event: ClaimEvent
  /** What is kept of it beside the event, sealed. */
  readonly words: ClaimWords
  /** Whether it is shown first: what ends a claim, passes over a step or asks for documents tells the customer a lot at once. */
  readonly isGrave: boolean
  /** What whoever confirms or approves it has to know before. */
  readonly warning?: string | undefined
}

/** What staff want to add to a claim as it stands; refused at its field where something is missing or wrong. */
export function judgeClaimEvent(
  asked: Asked,
  claim: Claim,
  atHand: ClaimAtHand,
  now: Date,
): JudgedEvent {
  const known = safeParse(claimEventType, asked.type)
  if (!known.success) throw fieldRefused('type', '请选择进展')
  const type = known.output
  const why = whyNotAdded(type, atHand)
  if (why !== undefined) throw stateChanged(why)
  const at = typedMoment(asked.at, { now, ...earliest(type, claim) })
  const skipped = skippedBy(type, atHand)
  const reason = reasonOf(
    type,
    asked.reason,
    atHand,
    skipped.map((step) => skippedName(step, claim.lossTypes)),
  )
  const facts = {
    ...factsOf(type, asked, claim, atHand.insured),
    ...(skipped.length > 0 && { skipped }),
  }
  const { amountFen } = facts
  const above = amountFen === undefined ? undefined : aboveInsured(amountFen, claim, atHand.insured)
  return {
    event: { type, at, facts },
    words: wordsOf(claim, { type, at, isSkipping: skipped.length > 0 }, reason),
    isGrave: isEnd(type) || skipped.length > 0 || type === 'documents-asked',
    warning: above?.words,
  }
}

/** An end comes after all that was told before it; a step may be told late. */
function earliest(type: ClaimEventType, { reportedAt, events }: Claim) {
  const last = Math.max(...withoutCorrected(events).map(({ at }) => at.getTime()))
  return isEnd(type) && last > reportedAt.getTime()
    ? { notBefore: new Date(last), tooEarly: '时间不能早于最近一次进展' }
    : { notBefore: reportedAt, tooEarly: '时间不能早于报案时间' }
}

function reasonOf(
  type: ClaimEventType,
  reason: string | undefined,
  { whyBasis }: Pick<ClaimAtHand, 'whyBasis'>,
  skipped: readonly string[],
): string {
  if (reason !== undefined) return reason
  if (skipped.length > 0) throw fieldRefused('reason', `请说明为什么跳过：${skipped.join('、')}`)
  if (type === 'paid' && whyBasis !== undefined) throw fieldRefused('reason', whyBasis)
  if (type === 'refused') throw fieldRefused('reason', '请填写不赔的原因，客户会看到')
  if (type === 'cancelled') throw fieldRefused('reason', '请填写注销的原因，客户会看到')
  return ''
}

function factsOf(
  type: ClaimEventType,
  { dueOn, documents, amountFen }: Asked,
  claim: Claim,
  insured: InsuredSum | undefined,
): ClaimEvent['facts'] {
  if (type === 'paid') return { amountFen: amountPaid(amountFen, claim, insured) }
  if (type !== 'documents-asked') return {}
  if (documents === undefined || documents.length === 0) return { dueOn }
  if (!is(array(documentType), documents)) throw fieldRefused('documents', '请选择材料')
  return { dueOn, kinds: documents }
}

/** Where the amount was calculated, staff type it once more, and it has to be the same; none is above what is insured. */
function amountPaid(
  amountFen: number | undefined,
  claim: Claim,
  insured: InsuredSum | undefined,
): number {
  if (amountFen === undefined) throw fieldRefused('amountFen', '请填写赔付金额')
  const settled = claim.settlement && settledFen(claim.settlement)
  if (settled !== undefined && settled !== amountFen) {
    throw fieldRefused('amountFen', `和核定的赔款 ${amountInFigures(settled)} 元不一致，请核对`)
  }
  const above = aboveInsured(amountFen, claim, insured)
  if (above?.isSure) throw fieldRefused('amountFen', above.words)
  return amountFen
}

function wordsOf(
  { skipReasons = [] }: Claim,
  { type, at, isSkipping }: Pick<ClaimEvent, 'type' | 'at'> & { readonly isSkipping: boolean },
  reason: string,
): ClaimWords {
  if (type === 'refused') return { refusalReason: reason }
  if (type === 'cancelled') return { cancellationReason: reason }
  if (reason === '' || !(isSkipping || type === 'paid')) return {}
  return { skipReasons: [...skipReasons, { type, at: at.toISOString(), reason }] }
}
