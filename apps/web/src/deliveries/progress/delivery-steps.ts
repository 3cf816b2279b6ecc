import type { DeliveryStep } from '@ecenter/contract/deliveries/delivery.ts'
import type { TimelineStep } from '../../kit/lists/Timeline.tsx'
import { momentText } from '../../kit/words/moment-text.ts'

/** The steps of a delivery as the timeline shows them; a try that failed stays in sight. */
export function timelineSteps(steps: readonly DeliveryStep[], now = new Date()): TimelineStep[] {
  return steps.map((step) => timelineStep(step, now))
}

function timelineStep(step: DeliveryStep, now: Date): TimelineStep {
  const { state, title, doing, at } = step
  const time = at === undefined ? {} : { time: momentText(at, now) }
  const text = doing === undefined ? {} : { text: doing }
  switch (state) {
    case 'done':
    case 'failed':
      return { state, title, ...time, ...text }
    case 'upcoming':
      return { state: 'future', title, ...text }
    case 'current':
      return { state, title, ...time, panel: currentPanel(step) }
  }
}

function currentPanel({ doing, needed }: DeliveryStep) {
  return [
    ...(doing === undefined ? [] : [{ term: '现在在做什么', text: doing }]),
    { term: '需要您做什么', text: needed ?? '现在不用做什么。' },
  ]
}
