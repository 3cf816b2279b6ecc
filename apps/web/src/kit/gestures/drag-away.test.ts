import { expect, test } from 'vitest'
import { isDraggedAway } from './drag-away.ts'

test.each([
  { does: 'drawn down by a third goes', moved: 134, speed: 0.1, goes: true },
  { does: 'drawn down a little comes back', moved: 100, speed: 0.1, goes: false },
  { does: 'thrown down goes at once', moved: 40, speed: 0.9, goes: true },
  { does: 'that was only touched stays', moved: 6, speed: 3, goes: false },
  { does: 'on its way back up stays', moved: 200, speed: -0.4, goes: false },
  { does: 'pushed up stays', moved: -80, speed: -1, goes: false },
])('a sheet of 400 px $does', ({ moved, speed, goes }) => {
  expect(isDraggedAway({ moved, speed }, 400)).toBe(goes)
})
