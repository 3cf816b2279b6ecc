import { expect, test } from 'vitest'
import { announcedSeconds, secondsLeft } from './countdown.ts'

const minute = { seconds: 60, endsAt: 100_000 }

test.each([
  { now: 40_000, left: 60 },
  { now: 40_001, left: 60 },
  { now: 41_000, left: 59 },
  { now: 99_999, left: 1 },
  { now: 100_000, left: 0 },
  { now: 900_000, left: 0 },
])('at $now there are $left seconds left', ({ now, left }) => {
  expect(secondsLeft(minute, now)).toBe(left)
})

test('a clock that was set back does not lengthen the wait', () => {
  expect(secondsLeft(minute, 0)).toBe(60)
})

test('a minute is announced three times: at its start, at ten seconds, at its end', () => {
  const heard = Array.from({ length: 61 }, (_, passed) => announcedSeconds(minute, 60 - passed))
  expect([...new Set(heard)]).toEqual([60, 10, 0])
})

test('a wait shorter than ten seconds is announced with its own length', () => {
  expect(announcedSeconds({ seconds: 5, endsAt: 0 }, 3)).toBe(5)
})
