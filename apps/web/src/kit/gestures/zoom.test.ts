import { expect, test } from 'vitest'
import { bounded, fitted, pinched, shifted, toggled, type View, zoomed } from './zoom.ts'

const screen = { width: 375, height: 667 }
const landscape = { width: 375, height: 250 }

/** Where a spot of the picture is seen: the spot in pixels from the picture's middle, unscaled. */
function seen(view: View, spot: { x: number; y: number }) {
  return { x: view.x + spot.x * view.scale, y: view.y + spot.y * view.scale }
}

test('two fingers that move apart enlarge by as much', () => {
  const view = pinched(
    fitted,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
  )
  expect(view).toEqual({ scale: 2, x: 0, y: 0 })
})

test('what lies between the fingers stays between them', () => {
  const spot = { x: 40, y: 30 }
  const view = pinched(
    fitted,
    [
      { x: 20, y: 30 },
      { x: 60, y: 30 },
    ],
    [
      { x: 0, y: 50 },
      { x: 80, y: 50 },
    ],
  )
  expect(view.scale).toBe(2)
  expect(seen(view, spot)).toEqual({ x: 40, y: 50 })
})

test('a picture grows to four times, and never gets smaller than the screen', () => {
  expect(zoomed(fitted, 9, { x: 0, y: 0 }).scale).toBe(4)
  expect(zoomed(fitted, 0.2, { x: 0, y: 0 }).scale).toBe(1)
})

test('a double tap shows the spot that was tapped, a second one the whole', () => {
  const close = toggled(fitted, { x: 80, y: -20 })
  expect(close.scale).toBe(2.5)
  expect(seen(close, { x: 80, y: -20 })).toEqual({ x: 80, y: -20 })
  expect(toggled(close, { x: 0, y: 0 })).toEqual(fitted)
})

test('an enlarged picture can be moved to its edges, not further', () => {
  const view = { scale: 2, x: 0, y: 0 }
  expect(bounded(shifted(view, { x: 500, y: 0 }), landscape, screen).x).toBe(187.5)
  expect(bounded(shifted(view, { x: -500, y: 0 }), landscape, screen).x).toBe(-187.5)
  expect(bounded(shifted(view, { x: 100, y: 0 }), landscape, screen).x).toBe(100)
})

test('a side that fits the screen stays in the middle', () => {
  expect(bounded({ scale: 2, x: 0, y: 90 }, landscape, screen).y).toBe(0)
})
