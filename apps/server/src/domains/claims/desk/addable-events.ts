import type { AddableEvent } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { ClaimDecider } from '../../../platform/config/core-settings.ts'
import { type ClaimEventType, claimEventType } from '../rules/claim-event.ts'
import { isMissing } from '../rules/document-list.ts'
import { eventNameOf } from '../rules/event-names.ts'
import type { StepKind } from '../rules/step-kind.ts'
import type { Timeline } from '../rules/timeline.ts'
import { type ClaimAtHand, skippedBy, skippedName } from './skipped-steps.ts'

/** What is taken back names the event that was wrong: it has a way of its own. */
const addable = claimEventType.options.filter((type) => type !== 'corrected')

/** Every event with whether it can follow in a claim that has come this far, and what it would pass over. */
export function addableEvents(claim: ClaimAtHand, decidedBy: ClaimDecider): AddableEvent[] {
  return eventsOf(addable, claim, (type) => whyNotHere(type, decidedBy, claim))
}

/** What the core can be asked for, the same way. */
export function askableEvents(claim: ClaimAtHand): AddableEvent[] {
  return eventsOf(addable.filter(isEnd), claim, () => undefined)
}

/**
 * Where the core decides, nobody at the desk ends a claim, nor takes up again what the core has ended: it would
 * go on here and stay closed there. `claim` where the event is about to be added.
 */
export function whyNotHere(
  type: ClaimEventType,
  decidedBy: ClaimDecider,
  claim?: Pick<ClaimAtHand, 'timeline' | 'decision'>,
): string | undefined {
  if (decidedBy !== 'core') return undefined
  if (isEnd(type)) return '由核心系统决定：请在“提请核心系统决定”里办理，核心答复后才生效。'
  return type === 'reopened' && claim !== undefined && isEndedByCore(claim)
    ? '这次理赔由核心系统结束，要由核心系统重新受理。'
    : undefined
}

/** Told by it, or asked of it and granted. */
function isEndedByCore({
  timeline: { end },
  decision,
}: Pick<ClaimAtHand, 'timeline' | 'decision'>) {
  return end !== undefined && (end.isOfCore === true || decision?.state === 'answered')
}

function eventsOf(
  types: readonly ClaimEventType[],
  claim: ClaimAtHand,
  whyNotThere: (type: ClaimEventType) => string | undefined,
): AddableEvent[] {
  return types.map((type) => {
    const whyNot = whyNotThere(type) ?? whyNotAdded(type, claim)
    const skips =
      whyNot === undefined
        ? skippedBy(type, claim).map((step) => skippedName(step, claim.lossTypes))
        : []
    return {
      type,
      name: eventNameOf(type, claim.lossTypes),
      facts: factsOf(type, claim),
      skips,
      whyNot,
    }
  })
}

/** What ends a claim, and is shown before it is done. */
export function isEnd(type: ClaimEventType): type is 'paid' | 'refused' | 'cancelled' {
  return type === 'paid' || type === 'refused' || type === 'cancelled'
}

function factsOf(
  type: ClaimEventType,
  { whyBasis }: Pick<ClaimAtHand, 'whyBasis'>,
): AddableEvent['facts'] {
  switch (type) {
    case 'documents-asked':
      return 'documents'
    case 'paid':
      return whyBasis === undefined ? 'amount' : 'basis'
    case 'refused':
    case 'cancelled':
      return 'reason'
    default:
      return 'none'
  }
}

export function whyNotAdded(type: ClaimEventType, claim: ClaimAtHand): string | undefined {
  const { timeline, lossTypes } = claim
  const again = (other: ClaimEventType) =>
    `已经有过；再来一次请选“${eventNameOf(other, lossTypes)}”。`
  const notYet = (first: ClaimEventType) => `还没有“${eventNameOf(first, lossTypes)}”。`
  if (timeline.end !== undefined) return whyNotAfterEnd(type, timeline.end.as, timeline)
  if (claim.approval?.state === 'waiting' && isEnd(type)) {
    return claim.approval.type === 'paid'
      ? '有一笔赔付在等同事复核。'
      : `“${eventNameOf(claim.approval.type, lossTypes)}”在等同事复核。`
  }
  if (claim.decision?.state === 'asked' && isEnd(type)) return '已提请核心系统，还没有答复。'
  if (claim.isPayeeAsked && isEnd(type)) return '客户申请更改收款账户，还没有答复。'
  switch (type) {
    case 'corrected':
      return '请在要更正的那条记录上办理。'
    case 'reopened':
      return '理赔没有结束，不用重新受理。'
    case 'refusal-notice':
      return '还没有决定不予赔付。'
    case 'survey':
      return has(timeline, 'survey') ? again('resurvey') : undefined
    case 'resurvey':
      return has(timeline, 'survey') ? whyNotNow('resurvey', timeline) : notYet('survey')
    case 'assessment':
      return has(timeline, 'assessment') ? again('added-assessment') : undefined
    case 'added-assessment':
      return has(timeline, 'assessment')
        ? whyNotNow('added-assessment', timeline)
        : notYet('assessment')
    case 'injury-tracking':
    case 'calculation':
    case 'review':
      return whyNotNow(type, timeline)
    case 'documents-sent':
      return timeline.documents === 'asked' ? whyNotAllHere(claim) : '现在没有在等客户交材料。'
    case 'documents-complete':
      return timeline.documents === 'complete' ? '材料已经收齐。' : whyNotAllHere(claim)
    case 'agreement-asked':
      return timeline.isAgreementAsked ? '已经在等客户确认。' : whyNotAgreed(timeline)
    case 'agreed':
      return whyNotAgreed(timeline)
    default:
      return undefined
  }
}

function has({ steps }: Timeline, kind: StepKind): boolean {
  return steps.some((step) => step.kind === kind)
}

function whyNotNow(kind: StepKind, { steps }: Timeline): string | undefined {
  return steps.at(-1)?.kind === kind ? '现在就在这一步。' : undefined
}

function whyNotAgreed({ steps }: Timeline): string | undefined {
  return steps.at(-1)?.kind === 'payment' ? '客户已经确认赔付方案。' : undefined
}

/** The customer reads that all was received: each file has to be here. */
function whyNotAllHere({ documents }: ClaimAtHand): string | undefined {
  const missing = documents.filter(
    (document) => isMissing(document) || (document.state === 'later' && document.isRequired),
  )
  if (missing.length === 0) return undefined
  return `还没有收到：${missing.map(({ name }) => name).join('、')}。`
}

function whyNotAfterEnd(
  type: ClaimEventType,
  end: 'paid' | 'refused' | 'cancelled',
  { isRefusalExplained }: Timeline,
): string | undefined {
  if (type === 'reopened') return undefined
  if (type !== 'refusal-notice') return '理赔已经结束；要继续处理，请先添加“重新受理”。'
  if (end !== 'refused') return '这次理赔不是以不予赔付结束的。'
  return isRefusalExplained ? '已经说明过原因。' : undefined
}
