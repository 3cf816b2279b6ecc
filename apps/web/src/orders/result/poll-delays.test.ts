import { expect, test } from 'vitest'
import { pollDelayMs } from './poll-delays.ts'

test('a result is asked for soon, then less and less often, and at least once a minute', () => {
  const delays = Array.from({ length: 12 }, (_, round) => pollDelayMs(round))
  expect(delays.slice(0, 4)).toEqual([2000, 3200, 5120, 8192])
  expect(delays).toEqual([...delays].sort((one, other) => one - other))
  expect(delays.at(-1)).toBe(60_000)
})
