import type { ClaimProgress, ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import type { TimelineStep } from '../../kit/lists/Timeline.tsx'
import { progressOf, type StepState } from '../../kit/progress/step-state.ts'
import { momentText } from '../../kit/words/moment-text.ts'

const states: Record<ClaimStep['state'], StepState> = {
  done: 'done',
  current: 'current',
  upcoming: 'future',
  stopped: 'stopped',
}

export function stepStates(steps: readonly ClaimStep[]): readonly StepState[] {
  return steps.map(({ state }) => states[state])
}

/**
 * The steps of a claim as the timeline shows them: what was, what is, what the customer has to do. Where there are
 * `todos`, the step that is going on waits for the customer.
 */
export function timelineSteps(
  { steps, todos }: Pick<ClaimProgress, 'steps' | 'todos'>,
  now = new Date(),
): TimelineStep[] {
  return steps.map((step) => ({
    ...timelineStep(step, now),
    ...(isWaiting(step, todos) && { isWaiting: true }),
  }))
}

function isWaiting({ state, needed }: ClaimStep, todos: ClaimProgress['todos']): boolean {
  return state === 'current' && needed !== undefined && todos.length > 0
}

function timelineStep(step: ClaimStep, now: Date): TimelineStep {
  const { state, title, doing, at } = step
  const since = state === 'current' ? ' 起' : ''
  const reached = {
    state: states[state],
    title,
    ...(at !== undefined && { time: momentText(at, now) + since }),
    ...(state === 'upcoming' && timeAhead(step, now)),
  }
  switch (state) {
    case 'done':
      return { ...reached, text: doing }
    case 'current':
      return { ...reached, panel: currentPanel(step, now) }
    case 'upcoming':
      return { ...reached, text: upcomingText(step) }
    case 'stopped':
      return { ...reached, text: doing, ...panelAfter(step) }
  }
}

/** What is expected is said as that; a promised day alone binds. */
function timeAhead({ by, expectedBy }: ClaimStep, now: Date): Pick<TimelineStep, 'time'> {
  if (expectedBy !== undefined) return { time: `预计 ${momentText(expectedBy, now)} 前` }
  return by === undefined ? {} : { time: `${momentText(by, now)} 前` }
}

/** 第 3 步，共 7 步; a claim that has ended says so. */
export function placeText(
  progress: Pick<ClaimProgress, 'status' | 'stepNumber' | 'stepCount'>,
): string {
  const { status, stepNumber, stepCount } = progress
  switch (status) {
    case 'open':
      return progressOf(stepNumber - 1, stepCount)
    case 'paid':
      return progressOf(stepCount, stepCount)
    case 'refused':
    case 'cancelled':
      return '已结束'
  }
}

function currentPanel({ doing, needed, next, expectedBy, delay }: ClaimStep, now: Date) {
  const when = delay ?? (expectedBy && `预计 ${momentText(expectedBy, now)} 前完成。`)
  return [
    { term: '现在在做什么', text: doing },
    ...(when === undefined ? [] : [{ term: '什么时候做完', text: when }]),
    { term: '需要您做什么', text: needed ?? '现在不用做什么。' },
    ...afterwards(next),
  ]
}

/** After an end: what the customer can still do, and what follows. */
function panelAfter({ needed, next }: ClaimStep): Pick<TimelineStep, 'panel'> {
  const terms = [
    ...(needed === undefined ? [] : [{ term: '您可以做什么', text: needed }]),
    ...afterwards(next),
  ]
  return terms.length === 0 ? {} : { panel: terms }
}

function afterwards(next: string | undefined) {
  return next === undefined ? [] : [{ term: '下一步', text: next }]
}

function upcomingText({ doing, needed }: ClaimStep): string {
  return needed === undefined ? doing : `${doing}到时需要您：${needed}`
}
