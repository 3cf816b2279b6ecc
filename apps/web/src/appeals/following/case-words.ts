import type { AppealCase, AppealKind } from '@ecenter/contract/appeals/appeal.ts'
import type { TimelineStep } from '../../kit/lists/Timeline.tsx'
import { momentText } from '../../kit/words/moment-text.ts'

export function kindName(kind: AppealKind): string {
  return { objection: '理赔异议', complaint: '服务投诉' }[kind]
}

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
