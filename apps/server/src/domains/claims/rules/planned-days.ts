import type { ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import { dayInChina, daysAfter } from '../../../platform/clock/clock.ts'
import type { ClaimStepDays } from '../../../platform/config/claim-step-settings.ts'
import type { Claim } from '../store/claim.ts'
import { dueOn } from './promise.ts'
import { type PlannedStep, plannedStepNames, repeatedBy, type StepKind } from './step-kind.ts'
import type { Timeline } from './timeline.ts'
import { wordKindOf, wordKinds } from './words-by-kind.ts'

/** What the days of a claim's steps follow from, beside its timeline. */
export interface DaysKnown extends Pick<Claim, 'lossTypes'> {
  /** What the core tells of this very claim. */
  readonly plannedDays?: Claim['plannedDays']
  /** The insurer's table. */
  readonly table: ClaimStepDays
  /** ISO date. */
  readonly today: string
  readonly hotline: string
}

interface Plan {
  /** Of the step that is going on. */
  readonly current: Pick<ClaimStep, 'expectedBy' | 'delay'>
  /** ISO dates; a step is not in it where nobody told how long it takes. */
  readonly ahead: ReadonlyMap<PlannedStep, string>
}

/** Throws where the table of an insurer names a kind or a step that there is not: no claim would have these days. */
export function refuseUnknownSteps(table: ClaimStepDays): void {
  const steps: readonly string[] = ['report', ...plannedStepNames]
  const kinds: readonly string[] = wordKinds
  const unknown = table.flatMap(({ kind, step }) => [
    ...(kinds.includes(kind) ? [] : [kind]),
    ...(steps.includes(step) ? [] : [step]),
  ])
  if (unknown.length > 0) {
    throw new Error(`CLAIM_STEP_DAYS names what there is not: ${unknown.join(', ')}`)
  }
}

/**
 * By when each step is expected to be done: what the core tells of the claim, else so many days after the step before
 * it. Where a step is late or waits for its customer, those after it are counted from today: no day has passed.
 */
export function planOf(
  timeline: Timeline,
  ahead: readonly PlannedStep[],
  { lossTypes, plannedDays = [], table, today, hotline }: DaysKnown,
): Plan {
  const step = timeline.steps.at(-1)
  if (step === undefined || timeline.end !== undefined || timeline.isOfferOver === true) {
    return { current: {}, ahead: new Map() }
  }
  const kind = wordKindOf(lossTypes)
  const toldOf = (of: string) => plannedDays.find((each) => each.step === of)?.by
  const after = (from: string | undefined, of: string) => {
    const days = table.find((row) => row.kind === kind && row.step === of)?.days
    return from === undefined || days === undefined ? undefined : daysAfter(from, days)
  }
  const now = plannedAs(step.kind)
  const expected = toldOf(now) ?? after(dayInChina(step.at), now)
  const toldPassed = ahead.map(toldOf).filter((by) => by !== undefined && by < today)
  const missed = [expected, ...toldPassed].find((by) => by !== undefined && by < today)
  let from = expected !== undefined && expected < today ? today : expected
  const days = ahead.map((of) => {
    const told = toldOf(of)
    const planned = told !== undefined && told >= today ? told : after(from, of)
    from = of === 'review' ? noLaterThanPromised(planned, timeline, today) : planned
    return [of, from] as const
  })
  const waits = waitingFor(now, timeline)
  const delay = waits ?? (missed && lateWords(missed, hotline))
  return {
    current: {
      ...(expected !== undefined && expected >= today && { expectedBy: expected }),
      ...(delay !== undefined && { delay }),
    },
    ahead: inOrder(days),
  }
}

/** The step of the table that a step is; whoever reopens a claim begins it as its report did. */
function plannedAs(kind: StepKind): StepKind {
  return kind === 'reopened' ? 'report' : repeatedBy(kind)
}

function noLaterThanPromised(
  planned: string | undefined,
  { clock }: Timeline,
  today: string,
): string | undefined {
  if (planned === undefined || clock?.promise !== 'assess') return planned
  const promised = dueOn(clock)
  return promised >= today && promised < planned ? promised : planned
}

/** No step is expected after one that follows it. */
function inOrder(
  days: readonly (readonly [PlannedStep, string | undefined])[],
): Map<PlannedStep, string> {
  const plan = new Map<PlannedStep, string>()
  let latest: string | undefined
  for (const [step, day] of days.toReversed()) {
    if (day === undefined) continue
    latest = latest === undefined || day < latest ? day : latest
    plan.set(step, latest)
  }
  return plan
}

/** Whom the insurer waits for is no delay of its own. */
function waitingFor(now: StepKind, timeline: Timeline): string | undefined {
  if (timeline.isAgreementAsked) return '等您确认赔付方案，后面的日子从您确认那天算起。'
  if (now === 'documents' && timeline.documents === 'asked')
    return '等您交齐材料，后面的日子从交齐那天算起。'
  return undefined
}

function lateWords(missed: string, hotline: string): string {
  return `原来预计 ${missed} 前完成，现在晚了，很抱歉。后面的日子已从今天重新算起。您可以催办，或拨打 ${hotline}。`
}
