import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import { noticeOf } from '../notices/notice-words.ts'
import { type ClaimEventType, claimEventType } from './claim-event.ts'
import { claimSteps } from './claim-steps.ts'
import type { LossType } from './loss-type.ts'
import { statusOf } from './status.ts'
import { timelineOf } from './timeline.ts'
import { wordKindOf } from './words-by-kind.ts'

const reportedAt = new Date('2026-11-01T00:00:00Z')
/** Words of a car, or of somebody who looks at what was broken. */
const ofCars = /车|(?<!核)定损|查勘|复勘|修理厂|维修/

const others: readonly (readonly [LossType, string])[] = [
  ['flight-delay', 'flight'],
  ['return-freight', 'return'],
  ['personal-accident', 'person'],
]

const course: readonly ClaimEventType[] = [
  'survey',
  'resurvey',
  'assessment',
  'added-assessment',
  'documents-asked',
  'calculation',
  'review',
  'agreed',
  'paid',
]

/** All that is read of a claim at each of its steps: the steps, the status and the SMS. */
function everythingRead(lossTypes: readonly LossType[]): string[] {
  return course.flatMap((_type, at) => {
    const events = eventsOf('2026-11-02T00:00:00Z', ...course.slice(0, at + 1))
    const timeline = timelineOf({ reportedAt, events })
    const steps = claimSteps(timeline, { lossTypes: [...lossTypes] }, { hotline: '95518' })
    return [
      ...steps.flatMap(({ title, doing, needed, next }) => [
        title,
        doing,
        needed ?? '',
        next ?? '',
      ]),
      statusOf(timeline, lossTypes).statusText,
      ...claimEventType.options.map((type) => noticeOf(type, lossTypes) ?? ''),
    ]
  })
}

describe.each(others)('a claim of %s', (lossType, kind) => {
  test('is spoken of in words of its own, and in none of a car’s, at any step', () => {
    expect(wordKindOf([lossType])).toBe(kind)
    expect(everythingRead([lossType]).filter((words) => ofCars.test(words))).toEqual([])
  })
})

test('what is broken at home is looked at, and nobody assesses it as a car', () => {
  expect(wordKindOf(['household'])).toBe('property')
  expect(everythingRead(['household']).filter((words) => /车|(?<!核)定损/.test(words))).toEqual([])
  expect(noticeOf('assessment', ['household'])).toBe('正在核定损失金额')
})

test('a claim of a car reads as it did, also where somebody was hurt', () => {
  expect(wordKindOf(['own-damage', 'injury'])).toBe('car')
  expect(wordKindOf([])).toBe('car')
  expect(noticeOf('survey', ['own-damage'])).toBe('正在查勘')
  expect(everythingRead(['own-damage'])).toContain('定损')
})

test('a second step of a kind is named by its own name', () => {
  const events = eventsOf('2026-11-02T00:00:00Z', 'survey', 'assessment', 'survey')
  const timeline = timelineOf({ reportedAt, events })
  const steps = claimSteps(timeline, { lossTypes: ['flight-delay'] }, { hotline: '95518' })
  expect(steps.map(({ title }) => title)).toContain('第 2 次核实航班')
})

test('an SMS says nothing of anybody’s body', () => {
  const said = claimEventType.options.map((type) => noticeOf(type, ['personal-accident']) ?? '')
  expect(said.filter((words) => /伤|医|病|治疗/.test(words))).toEqual([])
})
