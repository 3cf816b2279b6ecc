import { expect, test } from 'vitest'
import { waitMinutes } from './wait-minutes.ts'

test.each([
  ['nobody was taken lately', 2, 0, 0, 6],
  ['many are served, so each place goes by quickly', 4, 30, 500, 8],
  ['few asked, and were answered at once', 1, 2, 8, 1],
  ['few asked, and waited', 2, 3, 240, 8],
])(
  '%s: at place %i, of %i taken after %i seconds, %i minutes',
  (_, place, taken, wait, minutes) => {
    expect(waitMinutes(place, { taken, meanWaitSeconds: wait })).toBe(minutes)
  },
)
