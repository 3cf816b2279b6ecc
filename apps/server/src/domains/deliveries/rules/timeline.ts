import { type DeliveryCode, deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import type { Delivery } from '../store/delivery.ts'
import { codeOf, meaningOf, type StepKind, wayOf } from './code-meaning.ts'
import type { DeliveryEvent } from './delivery-event.ts'
import { electronicOnly, stepWords } from './step-words.ts'

type State = Pick<DeliveryInfo, 'code' | 'status' | 'statusText' | 'headline'>

/** How a delivery stands as a whole, in a word and in a line. */
export function stateOf(timeline: Timeline): State {
  const last = lastOf(timeline)
  if (last.kind === 'electronic-only') {
    const { headline, status: statusText } = electronicOnly
    return { code: last.code, status: 'electronic-only', statusText, headline }
  }
  const names: Readonly<Record<string, string>> = deliveryCodes[timeline.sequence]
  return {
    code: last.code,
    status: statusOf(last),
    statusText: names[last.code] ?? '',
    headline:
      last.state === 'failed' ? '这次没有成功，可以重新安排' : stepWords[last.kind].headline,
  }
}

function statusOf({ kind, state }: ReachedStep): State['status'] {
  if (state === 'failed') return 'failed'
  if (kind === 'received' || kind === 'electronic-only') return kind
  return kind === 'collecting' || kind === 'delivering' ? 'moving' : 'preparing'
}

/** A step that a delivery has come to. */
export interface ReachedStep {
  readonly kind: StepKind | 'electronic-only'
  readonly code: DeliveryCode
  /** The first of its kind, the second, and so on. */
  readonly turn: number
  /** When it was reached, or failed; absent where nobody told it, but later steps imply it. */
  readonly at: Date | undefined
  readonly state: 'done' | 'current' | 'failed'
  /** What was told with it last: why it failed, or what the customer changed in it. */
  readonly facts: DeliveryEvent['facts']
}

/** All that follows from what has happened to a delivery. */
export interface Timeline {
  readonly sequence: Delivery['sequence']
  readonly steps: readonly ReachedStep[]
  /** How it ended. */
  readonly end: 'received' | 'electronic-only' | undefined
}

/**
 * Where a delivery has come to, whatever its events are and in whatever order they were told. A step
 * that is done stays as it was; a try that failed stays in sight, and what follows is a step of its
 * own. What has ended stays ended.
 */
export function timelineOf({ sequence, events }: Pick<Delivery, 'sequence' | 'events'>): Timeline {
  const inTime = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inTime.reduce(after, {
    sequence,
    steps: [{ kind: 'insured', code: '0', turn: 1, at: undefined, state: 'current', facts: {} }],
    end: undefined,
  })
}

/** The step that a delivery is at, or that failed last; every delivery has been insured. */
export function lastOf({ steps }: Pick<Timeline, 'steps'>): ReachedStep {
  const last = steps.at(-1)
  if (last === undefined) throw new Error('a delivery is at no step')
  return last
}

/** The steps that lie ahead unless something comes in between; one that failed is taken again. */
export function kindsAhead(timeline: Timeline): StepKind[] {
  return timeline.end === undefined ? wayOf(timeline.sequence).slice(placeIn(timeline) + 1) : []
}

/** Whether the courier still has to be paid. */
export function isToBePaid(timeline: Timeline): boolean {
  return lastOf(timeline).kind === 'collecting' || kindsAhead(timeline).includes('collecting')
}

export function turnsOf({ steps }: Pick<Timeline, 'steps'>, kind: ReachedStep['kind']): number {
  return steps.filter((step) => step.kind === kind).length
}

function after(timeline: Timeline, event: DeliveryEvent): Timeline {
  const meaning = meaningOf(timeline.sequence, event.code)
  if (timeline.end !== undefined || meaning === undefined) return timeline
  if (event.facts.change === 'electronic-only') return withoutPaper(timeline, event)
  if (meaning.hasFailed) return failedAt(timeline, meaning.kind, event)
  const last = lastOf(timeline)
  if (last.kind === meaning.kind && last.state === 'current') return toldAgain(timeline, event)
  // Nobody is insured twice by one order.
  if (meaning.kind === 'insured') return timeline
  const reached = goneTo(timeline, meaning.kind, event)
  if (meaning.kind !== 'received') return reached
  return { ...reached, steps: finished(reached.steps), end: 'received' }
}

/** The same step once more: the first to tell it has its time, a change of the customer's is noted in it. */
function toldAgain(timeline: Timeline, { at, facts }: DeliveryEvent): Timeline {
  const last = lastOf(timeline)
  const known = facts.change === undefined ? last.facts : facts
  return withLast(timeline, { ...last, at: last.at ?? at, facts: known })
}

function failedAt(
  timeline: Timeline,
  kind: StepKind,
  { at, code, facts }: DeliveryEvent,
): Timeline {
  const last = lastOf(timeline)
  const isToldTwice =
    last.state === 'failed' && last.code === code && last.at?.getTime() === at.getTime()
  if (isToldTwice) return timeline
  const isAtIt = last.kind === kind && last.state === 'current'
  const tried = isAtIt ? timeline : goneTo(timeline, kind)
  return withLast(tried, { ...lastOf(tried), code, at, state: 'failed', facts })
}

/** Steps in between that nobody told of were taken nevertheless. */
function goneTo(timeline: Timeline, kind: StepKind, told?: DeliveryEvent): Timeline {
  const way = wayOf(timeline.sequence)
  const between = way.slice(placeIn(timeline) + 1, way.indexOf(kind))
  return [...between, kind].reduce((gone, each) => {
    const isTold = each === kind && told !== undefined
    return withStep(gone, each, isTold ? told : undefined)
  }, timeline)
}

function withStep(timeline: Timeline, kind: StepKind, told: DeliveryEvent | undefined): Timeline {
  const step: ReachedStep = {
    kind,
    code: codeOf(timeline.sequence, kind),
    turn: turnsOf(timeline, kind) + 1,
    at: told?.at,
    state: 'current',
    facts: told?.facts ?? {},
  }
  return { ...timeline, steps: [...finished(timeline.steps), step] }
}

function withoutPaper(timeline: Timeline, { at, facts }: DeliveryEvent): Timeline {
  const { code } = lastOf(timeline)
  const step = { kind: 'electronic-only', code, turn: 1, at, state: 'done', facts } as const
  return { ...timeline, steps: [...finished(timeline.steps), step], end: 'electronic-only' }
}

function withLast(timeline: Timeline, step: ReachedStep): Timeline {
  return { ...timeline, steps: [...timeline.steps.slice(0, -1), step] }
}

function finished(steps: readonly ReachedStep[]): ReachedStep[] {
  return steps.map((step) => (step.state === 'current' ? { ...step, state: 'done' } : step))
}

/** How far along its way a delivery is; what failed has come as far as the step before. */
function placeIn({ sequence, steps }: Timeline): number {
  const { kind, state } = lastOf({ steps })
  const way: readonly ReachedStep['kind'][] = wayOf(sequence)
  const place = way.indexOf(kind)
  return state === 'failed' ? place - 1 : place
}
