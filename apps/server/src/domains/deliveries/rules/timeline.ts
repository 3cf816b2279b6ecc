import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import type { Delivery } from '../store/delivery.ts'
import { codeOf, meaningOf, type StepKind, wayOf } from './code-meaning.ts'
import type { DeliveryEvent } from './delivery-event.ts'

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
export interface Course {
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
export function courseOf({ sequence, events }: Pick<Delivery, 'sequence' | 'events'>): Course {
  const inTime = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inTime.reduce(after, {
    sequence,
    steps: [{ kind: 'insured', code: '0', turn: 1, at: undefined, state: 'current', facts: {} }],
    end: undefined,
  })
}

/** The step that a delivery is at, or that failed last; every delivery has been insured. */
export function lastOf({ steps }: Pick<Course, 'steps'>): ReachedStep {
  const last = steps.at(-1)
  if (last === undefined) throw new Error('a delivery is at no step')
  return last
}

/** The steps that lie ahead unless something comes in between; one that failed is taken again. */
export function kindsAhead(course: Course): StepKind[] {
  return course.end === undefined ? wayOf(course.sequence).slice(placeIn(course) + 1) : []
}

/** Whether the courier still has to be paid. */
export function isToBePaid(course: Course): boolean {
  return lastOf(course).kind === 'collecting' || kindsAhead(course).includes('collecting')
}

export function turnsOf({ steps }: Pick<Course, 'steps'>, kind: ReachedStep['kind']): number {
  return steps.filter((step) => step.kind === kind).length
}

function after(course: Course, event: DeliveryEvent): Course {
  const meaning = meaningOf(course.sequence, event.code)
  if (course.end !== undefined || meaning === undefined) return course
  if (event.facts.change === 'electronic-only') return withoutPaper(course, event)
  if (meaning.hasFailed) return failedAt(course, meaning.kind, event)
  const last = lastOf(course)
  if (last.kind === meaning.kind && last.state === 'current') return toldAgain(course, event)
  // Nobody is insured twice by one order.
  if (meaning.kind === 'insured') return course
  const reached = goneTo(course, meaning.kind, event)
  if (meaning.kind !== 'received') return reached
  return { ...reached, steps: finished(reached.steps), end: 'received' }
}

/** The same step once more: the first to tell it has its time, a change of the customer's is noted in it. */
function toldAgain(course: Course, { at, facts }: DeliveryEvent): Course {
  const last = lastOf(course)
  const known = facts.change === undefined ? last.facts : facts
  return withLast(course, { ...last, at: last.at ?? at, facts: known })
}

function failedAt(course: Course, kind: StepKind, { at, code, facts }: DeliveryEvent): Course {
  const last = lastOf(course)
  const isToldTwice =
    last.state === 'failed' && last.code === code && last.at?.getTime() === at.getTime()
  if (isToldTwice) return course
  const isAtIt = last.kind === kind && last.state === 'current'
  const tried = isAtIt ? course : goneTo(course, kind)
  return withLast(tried, { ...lastOf(tried), code, at, state: 'failed', facts })
}

/** Steps in between that nobody told of were taken nevertheless. */
function goneTo(course: Course, kind: StepKind, told?: DeliveryEvent): Course {
  const way = wayOf(course.sequence)
  const between = way.slice(placeIn(course) + 1, way.indexOf(kind))
  return [...between, kind].reduce((gone, each) => {
    const isTold = each === kind && told !== undefined
    return withStep(gone, each, isTold ? told : undefined)
  }, course)
}

function withStep(course: Course, kind: StepKind, told: DeliveryEvent | undefined): Course {
  const step: ReachedStep = {
    kind,
    code: codeOf(course.sequence, kind),
    turn: turnsOf(course, kind) + 1,
    at: told?.at,
    state: 'current',
    facts: told?.facts ?? {},
  }
  return { ...course, steps: [...finished(course.steps), step] }
}

function withoutPaper(course: Course, { at, facts }: DeliveryEvent): Course {
  const { code } = lastOf(course)
  const step = { kind: 'electronic-only', code, turn: 1, at, state: 'done', facts } as const
  return { ...course, steps: [...finished(course.steps), step], end: 'electronic-only' }
}

function withLast(course: Course, step: ReachedStep): Course {
  return { ...course, steps: [...course.steps.slice(0, -1), step] }
}

function finished(steps: readonly ReachedStep[]): ReachedStep[] {
  return steps.map((step) => (step.state === 'current' ? { ...step, state: 'done' } : step))
}

/** How far along its way a delivery is; what failed has come as far as the step before. */
function placeIn({ sequence, steps }: Course): number {
  const { kind, state } = lastOf({ steps })
  const way: readonly ReachedStep['kind'][] = wayOf(sequence)
  const place = way.indexOf(kind)
  return state === 'failed' ? place - 1 : place
}
