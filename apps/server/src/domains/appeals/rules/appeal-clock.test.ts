import { appealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import {
  answerDay,
  complexAnswerDay,
  isOver,
  reviewAnswerDay,
  reviewLastDay,
} from './appeal-clock.ts'

/** Any moment of thirty years, eight of them leap years. */
const moment = date({
  min: new Date('2015-12-31T00:00:00Z'),
  max: new Date('2045-12-31T00:00:00Z'),
  noInvalidDate: true,
})

const clocks = [
  { of: 'an objection', days: 30, lastDay: (at: Date) => answerDay('objection', at) },
  { of: 'a complaint', days: 15, lastDay: (at: Date) => answerDay('complaint', at) },
  { of: 'a complex complaint', days: 30, lastDay: complexAnswerDay },
  { of: 'asking for a review', days: 30, lastDay: reviewLastDay },
  { of: 'a review', days: 30, lastDay: reviewAnswerDay },
] as const

/** Days since 1970 in China, reckoned another way than the clocks do. */
function dayNumber(at: Date): number {
  return Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000)
}

function midnightInChina(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

describe.each(clocks)('the clock of $of', ({ days, lastDay }) => {
  test(`ends ${days} days after the day it begins, over months and leap years`, () => {
    assert(
      property(moment, (at) => {
        expect(dayNumber(midnightInChina(lastDay(at)))).toBe(dayNumber(at) + days)
      }),
    )
  })

  test('counts its last day whole, and not a second more', () => {
    assert(
      property(moment, integer({ min: 0, max: 86_399 }), (at, second) => {
        const lastMidnight = midnightInChina(lastDay(at))
        expect(isOver(lastDay(at), secondsAfter(lastMidnight, second))).toBe(false)
        expect(isOver(lastDay(at), secondsAfter(lastMidnight, 86_400))).toBe(true)
      }),
    )
  })

  test('is the same whenever in the day it begins', () => {
    assert(
      property(moment, integer({ min: 0, max: 86_399 }), (at, second) => {
        const midnight = new Date(dayNumber(at) * 86_400_000 - 8 * 3_600_000)
        expect(lastDay(secondsAfter(midnight, second))).toBe(lastDay(at))
      }),
    )
  })
})

test.each([
  ['complaint', '2028-02-14T15:59:59Z', '2028-02-29'],
  ['complaint', '2028-02-14T16:00:00Z', '2028-03-01'],
  ['complaint', '2027-02-14T02:00:00Z', '2027-03-01'],
  ['objection', '2026-12-15T02:00:00Z', '2027-01-14'],
] as const)('%s filed at %s is answered by %s', (kind, at, day) => {
  expect(answerDay(kind, new Date(at))).toBe(day)
})

test('whatever is complex is never answered earlier for it', () => {
  assert(
    property(moment, constantFrom(...appealKind.options), (at, kind) => {
      expect(complexAnswerDay(at) >= answerDay(kind, at)).toBe(true)
    }),
  )
})
