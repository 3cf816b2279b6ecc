import { expect, test } from 'vitest'
import { reconnectPause } from './reconnect-pause.ts'

test('a broken line is tried again soon, then after longer and longer pauses', () => {
  const pauses = Array.from({ length: 8 }, (_, tries) => reconnectPause(tries, undefined, 0.5))
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000])
})

test('those who lost the line together do not come back together', () => {
  expect([reconnectPause(4, undefined, 0), reconnectPause(4, undefined, 1)]).toEqual([6000, 10_000])
})
