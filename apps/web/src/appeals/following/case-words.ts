import type { AppealCase } from '@ecenter/contract/appeals/appeal.ts'
import type { TimelineStep } from '../../kit/lists/Timeline.tsx'
import { momentText } from '../../kit/words/moment-text.ts'

/** The steps of a case as the timeline draws them. */
export function timelineSteps(steps: AppealCase['steps'], now = new Date()): TimelineStep[] {
  return steps.map(({ title, state, at, text }) => ({
    title,
    state: state === 'upcoming' ? 'future' : state,
    text,
    ...(at !== undefined && { time: momentText(at, now) }),
    ...(state === 'current' && { time: '进行中' }),
  }))
}
