import {
  type ClaimStepName,
  claimStepNames,
} from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { expect, test } from 'vitest'
import { claimEventType } from './claim-event.ts'
import { placeOf } from './step-kind.ts'
import { timelineOf } from './timeline.ts'

const reportedAt = new Date('2026-11-19T01:30:00Z')

const steps = Object.keys(claimStepNames) as ClaimStepName[]

test('each step is begun by some event', () => {
  const reached = claimEventType.options.flatMap((type) => {
    const events = (['refused', type] as const).map((each) => eventAt(each))
    return [timelineOf({ reportedAt, events: [eventAt(type)] }), timelineOf({ reportedAt, events })]
  })
  const kinds = reached.flatMap((timeline) => timeline.steps.map(({ kind }) => kind))
  expect(steps.filter((step) => !kinds.includes(step))).toEqual([])
})

test('each step but the first and the last has a place on the way', () => {
  const without = steps.filter((step) => placeOf(step) < 0)
  expect(without).toEqual(['report', 'reopened', 'refused'])
})

function eventAt(type: (typeof claimEventType.options)[number]) {
  return { type, at: reportedAt, facts: {} }
}
