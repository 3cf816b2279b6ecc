import { expect, test } from 'vitest'
import { pollDelayMs } from './poll-delays.ts'

test('a result is asked for soon, then less and less often, at least once a minute, and not for ever', () => {
  const delays = Array.from({ length: 15 }, (_, round) => pollDelayMs(round) ?? 0)
  expect(delays.slice(0, 4)).toEqual([2000, 3200, 5120, 8192])
  expect(delays).toEqual([...delays].sort((one, other) => one - other))
  expect(delays.at(-1)).toBe(60_000)
  expect(pollDelayMs(15)).toBeUndefined()
})
