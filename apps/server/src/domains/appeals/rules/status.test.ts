import { appealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { appealEventType } from '../store/appeal-event.ts'
import { answerDay, complexAnswerDay, reviewAnswerDay } from './appeal-clock.ts'
import { caseSteps } from './case-steps.ts'
import { answerBy, canAskReview, isOpen, isOverdue, statusOf } from './status.ts'

const filedAt = new Date('2028-02-14T02:00:00Z')
const daySeconds = 86_400

/** Up to eight events within a hundred days, in any order and as often as may be. */
const anyEvents = array(
  record({
    type: constantFrom(...appealEventType.options),
    day: integer({ min: -1, max: 100 }),
    text: constantFrom('一', '二'),
  }),
  { maxLength: 8 },
)
const anyDay = integer({ min: 0, max: 130 })
const anyKind = constantFrom(...appealKind.options)

interface Told {
  readonly type: (typeof appealEventType.options)[number]
  readonly day: number
  readonly text: string
}

function eventsOf(told: readonly Told[]) {
  return told.map(({ day, ...event }) => {
    const at = secondsAfter(filedAt, day * daySeconds)
    const promised = {
      extended: { answerBy: complexAnswerDay(filedAt) },
      'review-asked': { answerBy: reviewAnswerDay(at) },
    }
    return { ...event, at, ...(promised as Partial<Record<string, object>>)[event.type] }
  })
}

function appealOf(kind: (typeof appealKind.options)[number], told: readonly Told[]) {
  return {
    kind,
    channel: 'site',
    filedAt,
    answerBy: answerDay(kind, filedAt),
    callBackTime: 'soonest',
    events: eventsOf(told),
  } as const
}

function stepsOf(kind: (typeof appealKind.options)[number], told: readonly Told[], day = 0) {
  const appeal = appealOf(kind, told)
  const moment = { now: secondsAfter(filedAt, day * daySeconds), hotline: '95518' }
  return caseSteps(appeal, statusOf(appeal), moment)
}

test('whatever is told, one step is current until the answer is given, and none afterwards', () => {
  assert(
    property(anyKind, anyEvents, anyDay, (kind, told, day) => {
      const current = stepsOf(kind, told, day).filter(({ state }) => state === 'current')
      expect(current).toHaveLength(isOpen(statusOf(appealOf(kind, told))) ? 1 : 0)
    }),
  )
})

test('a step that has been promises nothing', () => {
  assert(
    property(anyKind, anyEvents, (kind, told) => {
      const done = stepsOf(kind, told).filter(({ state }) => state === 'done')
      for (const { text } of done) expect(text).not.toMatch(/将|会|把|正在|工作日内|需要/)
    }),
  )
})

test('done steps stand before all others, in the order of time', () => {
  assert(
    property(anyKind, anyEvents, (kind, told) => {
      const steps = stepsOf(kind, told)
      const done = steps.filter(({ state }) => state === 'done')
      expect(steps.slice(0, done.length)).toEqual(done)
      const times = done.map(({ at }) => at)
      expect(times.toSorted()).toEqual(times)
    }),
  )
})

test('the order in which different days are told makes no difference', () => {
  assert(
    property(anyKind, anyEvents, (kind, told) => {
      const days = new Map(told.map((event) => [event.day, event]))
      const once = [...days.values()]
      expect(stepsOf(kind, once.toReversed())).toEqual(stepsOf(kind, once))
    }),
  )
})

test('what happens later undoes no step that was done', () => {
  assert(
    property(anyKind, anyEvents, constantFrom(...appealEventType.options), (kind, told, type) => {
      const done = stepsOf(kind, told).filter(({ state }) => state === 'done')
      const after = stepsOf(kind, [...told, { type, day: 101, text: '三' }])
      expect(after.slice(0, done.length)).toEqual(done)
    }),
  )
})

test('a review is asked for after a decision alone, within 30 days, and once', () => {
  assert(
    property(anyKind, anyEvents, anyDay, (kind, told, day) => {
      const status = statusOf(appealOf(kind, told))
      const now = secondsAfter(filedAt, day * daySeconds)
      const { decided, 'review-asked': asked } = status
      const since = decided && Math.floor((now.getTime() - decided.at.getTime()) / 86_400_000)
      const expected = since !== undefined && since <= 30 && asked === undefined
      expect(canAskReview(status, now)).toBe(expected)
    }),
  )
})

test('an answered appeal is never overdue, an open one from the day after its last', () => {
  assert(
    property(anyKind, anyEvents, anyDay, (kind, told, day) => {
      const appeal = appealOf(kind, told)
      const status = statusOf(appeal)
      const now = secondsAfter(filedAt, day * daySeconds)
      const today = now.toISOString().slice(0, 10)
      const expected = isOpen(status) && today > answerBy(appeal, status)
      expect(isOverdue(appeal, status, now)).toBe(expected)
    }),
  )
})

test.each([
  ['complaint', [], '2028-02-29'],
  ['objection', [], '2028-03-15'],
  ['complaint', [{ type: 'extended', day: 15, text: '' }], '2028-03-15'],
  // It was in time by the days that held then.
  ['complaint', [{ type: 'extended', day: 16, text: '' }], '2028-03-15'],
  ['objection', [{ type: 'extended', day: 3, text: '' }], '2028-03-15'],
  [
    'complaint',
    [
      { type: 'decided', day: 10, text: '' },
      { type: 'review-asked', day: 40, text: '' },
    ],
    '2028-04-24',
  ],
] as const)('%s with %j is answered by %s', (kind, told, day) => {
  const appeal = appealOf(kind, told)
  expect(answerBy(appeal, statusOf(appeal))).toBe(day)
})

test('an overdue appeal says so, and whom to call', () => {
  const calledBack = [{ type: 'called-back', day: 1, text: '' }] as const
  expect(stepsOf('complaint', calledBack, 16).at(-1)).toMatchObject({
    state: 'current',
    text: '已超过承诺日期，非常抱歉；您可拨打 95518 催办。',
  })
  expect(stepsOf('complaint', calledBack, 15).at(-1)?.text).not.toContain('超过')
})
