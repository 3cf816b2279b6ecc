import { type Clock, dayInChina } from '../src/platform/clock/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void
}

/** Noon in China on the day that all tests are told. */
export function testClock(start = '2026-11-20T04:00:00Z'): TestClock {
  let moment = Date.parse(start)
  return {
    now: () => new Date(moment),
    today: () => dayInChina(new Date(moment)),
    advance(seconds) {
      moment += seconds * 1000
    },
  }
}
