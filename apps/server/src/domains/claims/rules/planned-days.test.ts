import type { ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import {
  type ClaimStepDays,
  demoClaimStepDays,
} from '../../../platform/config/claim-step-settings.ts'
import type { Claim } from '../store/claim.ts'
import type { ClaimEventType } from './claim-event.ts'
import { claimSteps } from './claim-steps.ts'
import { lossType } from './loss-type.ts'
import { refuseUnknownSteps } from './planned-days.ts'
import { timelineOf } from './timeline.ts'

const reported = '2026-11-01T00:00:00Z'
const hotline = '95518'

interface Given extends Partial<Pick<Claim, 'lossTypes' | 'plannedDays'>> {
  readonly today: string
  readonly stepDays?: ClaimStepDays
}

function stepsAfter(
  events: readonly ClaimEventType[],
  { today, stepDays = demoClaimStepDays, lossTypes = ['own-damage'], plannedDays }: Given,
): ClaimStep[] {
  const timeline = timelineOf({
    reportedAt: new Date(reported),
    events: eventsOf(reported, ...events),
  })
  return claimSteps(timeline, { lossTypes, plannedDays }, { hotline, today, stepDays })
}

function daysOf(steps: readonly ClaimStep[]): string[] {
  return steps.flatMap(({ title, expectedBy }) =>
    expectedBy === undefined ? [] : [`${title} ${expectedBy}`],
  )
}

test('every step ahead has its day, each counted from the one before', () => {
  const steps = stepsAfter(['survey'], { today: '2026-11-01' })
  expect(daysOf(steps)).toEqual([
    '查勘 2026-11-03',
    '定损 2026-11-06',
    '收材料 2026-11-11',
    '算赔款 2026-11-13',
    '审赔款 2026-11-15',
    '赔付 2026-11-18',
  ])
  expect(steps.some(({ delay }) => delay !== undefined)).toBe(false)
})

test('a step that is late says so, and those after it are counted from today', () => {
  const steps = stepsAfter(['survey'], { today: '2026-11-10' })
  expect(steps.find(({ state }) => state === 'current')).toMatchObject({
    delay: `原来预计 2026-11-03 前完成，现在晚了，很抱歉。后面的日子已从今天重新算起。您可以催办，或拨打 ${hotline}。`,
  })
  expect(daysOf(steps)[0]).toBe('定损 2026-11-13')
})

test('while the customer is waited for nobody is late, and the days ahead move on', () => {
  const waiting = stepsAfter(['survey', 'documents-asked'], { today: '2026-12-01' })
  expect(waiting.find(({ state }) => state === 'current')?.delay).toBe(
    '等您交齐材料，后面的日子从交齐那天算起。',
  )
  expect(daysOf(waiting)).toEqual(['算赔款 2026-12-03', '审赔款 2026-12-05', '赔付 2026-12-08'])
  const events = ['documents-asked', 'documents-complete', 'review', 'agreement-asked'] as const
  const unsigned = stepsAfter(events, { today: '2026-12-01' })
  expect(unsigned.find(({ state }) => state === 'current')?.delay).toContain('等您确认赔付方案')
})

test('what the core tells counts before the table, and no step comes after the one that follows it', () => {
  const plannedDays = [
    { step: 'survey', by: '2026-11-05' },
    { step: 'documents', by: '2026-11-07' },
  ]
  const steps = stepsAfter(['survey'], { today: '2026-11-01', plannedDays })
  expect(daysOf(steps).slice(0, 4)).toEqual([
    '查勘 2026-11-05',
    '定损 2026-11-07',
    '收材料 2026-11-07',
    '算赔款 2026-11-09',
  ])
  const passed = stepsAfter(['survey'], { today: '2026-11-08', plannedDays })
  expect(daysOf(passed).slice(0, 2)).toEqual(['定损 2026-11-11', '收材料 2026-11-16'])
})

test('without a table only what the core tells has a day', () => {
  const given = { today: '2026-11-01', stepDays: [] }
  expect(daysOf(stepsAfter(['survey'], given))).toEqual([])
  const plannedDays = [{ step: 'payment', by: '2026-11-20' }]
  expect(daysOf(stepsAfter(['survey'], { ...given, plannedDays }))).toEqual(['赔付 2026-11-20'])
})

test('the amount is not expected after the day that it is promised by', () => {
  const slow = demoClaimStepDays.map((row) => ({ ...row, days: 20 }))
  const steps = stepsAfter(['survey'], { today: '2026-11-02', stepDays: slow })
  const review = steps.find(({ stage }) => stage === 'review')
  expect(review?.expectedBy).toBe(review?.by)
})

test('whatever was harmed and however late it is, every step ahead has a day, in order and none passed', () => {
  const anyDay = fc
    .integer({ min: 1, max: 30 })
    .map((day) => `2026-12-${String(day).padStart(2, '0')}`)
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...lossType.options), (today, loss) => {
      const ahead = stepsAfter([], { today, lossTypes: [loss] }).filter(
        ({ state }) => state === 'upcoming',
      )
      const days = ahead.map(({ expectedBy = '' }) => expectedBy)
      expect(days.every((day) => day >= today)).toBe(true)
      expect(days).toEqual(days.toSorted())
    }),
  )
})

test('a table that names what there is not is refused', () => {
  expect(() => refuseUnknownSteps(demoClaimStepDays)).not.toThrow()
  expect(() => refuseUnknownSteps([{ kind: 'ship', step: 'repair', days: 1 }])).toThrow(
    'CLAIM_STEP_DAYS names what there is not: ship, repair',
  )
})
