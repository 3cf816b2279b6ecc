import type { AppealCase } from '@ecenter/contract/appeals/appeal-case.ts'
import type { AppealKind } from '@ecenter/contract/appeals/appeal-kind.ts'
import type { TimelineStep } from '../../kit/Timeline.tsx'

export function kindName(kind: AppealKind): string {
  return { objection: '理赔异议', complaint: '服务投诉' }[kind]
}

/** A step of the case as the timeline draws it. */
export function timelineStep({
  title,
  state,
  at,
  text,
}: AppealCase['steps'][number]): TimelineStep {
  return {
    title,
    state: state === 'upcoming' ? 'future' : state,
    text,
    ...timeOf(state, at),
  }
}

function timeOf(state: string, at: string | undefined): Pick<TimelineStep, 'time'> {
  if (at !== undefined) return { time: at }
  return state === 'current' ? { time: '进行中' } : {}
}
