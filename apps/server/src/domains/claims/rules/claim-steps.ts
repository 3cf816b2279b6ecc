import type { ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { ClaimStepDays } from '../../../platform/config/claim-step-settings.ts'
import type { Claim } from '../store/claim.ts'
import { planOf } from './planned-days.ts'
import { dueOn } from './promise.ts'
import {
  type PlannedStep,
  placeOf,
  plannedSteps,
  type StepKind,
  stageOf,
  titleOf,
} from './step-kind.ts'
import { type LivingStep, stepWords } from './step-words.ts'
import type { ReachedStep, Timeline } from './timeline.ts'
import { ownTitleOf, wordsOf } from './words-by-kind.ts'
import { type EndFacts, wordsOfEnd } from './words-of-end.ts'

/** What the words of a step depend on beside the claim's timeline. */
export interface Reader {
  readonly hotline: string
  /** ISO date: a promised day before it is not announced any more. */
  readonly today?: string
  /** So many days the insurer's steps take; without them no step but a promised one has a day. */
  readonly stepDays?: ClaimStepDays
  /** What is told beside the timeline, to who is given it. */
  readonly told?: EndFacts
}

/** The steps that a claim has reached, and those that lie ahead unless something comes in between. */
export function claimSteps(
  timeline: Timeline,
  { lossTypes, plannedDays }: Pick<Claim, 'lossTypes' | 'plannedDays'>,
  reader: Reader,
): ClaimStep[] {
  const ahead = stepsAhead(timeline, lossTypes)
  const [following] = ahead
  const { today, stepDays: table = [], hotline } = reader
  const plan =
    today === undefined
      ? undefined
      : planOf(timeline, ahead, { lossTypes, plannedDays, table, today, hotline })
  return [
    ...timeline.steps.map((step) => ({
      stage: stageOf(step.kind),
      title: titleOf(step.kind, step.turn, ownTitleOf(step.kind, lossTypes)),
      state: step.state,
      at: minuteInChina(step.at),
      ...sayingOf(step, timeline, { ...reader, lossTypes }),
      ...nextOf(step, following, { ...reader, lossTypes }),
      ...(step.state === 'current' && plan?.current),
    })),
    ...ahead.map((kind) => ({
      stage: stageOf(kind),
      title: titleOf(kind, turnsOf(timeline, kind) + 1, ownTitleOf(kind, lossTypes)),
      state: 'upcoming' as const,
      ...byOf(kind, timeline, reader),
      ...expectedOf(plan?.ahead.get(kind)),
      doing: wordsOf(kind, lossTypes).ahead,
    })),
  ]
}

/** Announced as a coming step only until they were done once; calculation and review come again after a change. */
const doneOnce: readonly StepKind[] = ['survey', 'injury-tracking', 'assessment']

/** The steps that the claim has before it, as it stands. */
export function stepsAhead(timeline: Timeline, lossTypes: Claim['lossTypes']): PlannedStep[] {
  const current = timeline.steps.at(-1)
  if (current === undefined || timeline.end !== undefined) return []
  return plannedSteps(lossTypes).filter((kind) => {
    if (placeOf(kind) <= placeOf(current.kind)) return false
    if (kind === 'documents') return timeline.documents !== 'complete'
    return !doneOnce.includes(kind) || turnsOf(timeline, kind) === 0
  })
}

function turnsOf({ steps }: Timeline, kind: StepKind): number {
  return steps.filter((step) => step.kind === kind).length
}

/** Only what was promised: the amount is known once it is reviewed. */
function byOf(
  kind: PlannedStep,
  { clock }: Timeline,
  { today = '' }: Pick<Reader, 'today'>,
): Pick<ClaimStep, 'by'> {
  if (kind !== 'review' || clock?.promise !== 'assess') return {}
  const by = dueOn(clock)
  // A coming step names no day that has passed; that the claim is late is said at the head of the page.
  return today > by ? {} : { by }
}

function expectedOf(expectedBy: string | undefined): Pick<ClaimStep, 'expectedBy'> {
  return expectedBy === undefined ? {} : { expectedBy }
}

type ReaderOfKind = Reader & Pick<Claim, 'lossTypes'>

type Saying = Pick<ClaimStep, 'doing' | 'needed'>

function sayingOf(
  { kind, state }: ReachedStep,
  timeline: Timeline,
  { told = {}, lossTypes, ...reader }: ReaderOfKind,
): Saying {
  if (kind === 'cancelled') return { doing: wordsOfEnd.cancelled(told) }
  if (kind === 'refused') return { doing: wordsOfEnd.refused(timeline, told) }
  if (state === 'stopped') return { doing: '报案已注销，这一步不再进行。' }
  if (kind === 'documents') return documentsSaying(state, timeline)
  const words = wordsOf(kind, lossTypes)
  if (kind === 'payment' && state === 'done') {
    return { doing: wordsOfEnd.paid(timeline, told, reader) }
  }
  if (state === 'done') return { doing: words.done }
  if (timeline.isOfferOver) {
    return {
      doing: '赔付方案的签字日期已过，还没有签字。',
      needed: `请拨打 ${reader.hotline} 继续办理。`,
    }
  }
  return timeline.isAgreementAsked
    ? { doing: '赔付方案已拟好，等您确认。', needed: '请与我们确认赔付方案。' }
    : { doing: words.now, needed: words.needed }
}

function documentsSaying(state: ReachedStep['state'], { documents, end }: Timeline): Saying {
  const words = stepWords.documents
  if (documents === 'complete') return { doing: words.done }
  if (state === 'done')
    return { doing: `已转入下一步${end === undefined ? '，材料仍可继续提交' : ''}。` }
  return documents === 'sent'
    ? { doing: '材料已收到，正在核对。' }
    : { doing: words.now, needed: words.needed }
}

function nextOf(
  { kind, state }: ReachedStep,
  following: LivingStep | undefined,
  { hotline, lossTypes }: ReaderOfKind,
): Pick<ClaimStep, 'next'> {
  if (kind === 'refused') return { next: '对结果有异议的，可以提出申诉。' }
  if (kind === 'cancelled') return { next: `仍需理赔的，请拨打 ${hotline}。` }
  if (state !== 'current' || following === undefined) return {}
  return { next: `接下来${wordsOf(following, lossTypes).ahead}` }
}
