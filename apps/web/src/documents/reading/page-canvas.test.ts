import { expect, test } from 'vitest'
import { canvasSize } from './page-canvas.ts'

const a4 = { width: 595, height: 842 }

test('a page is drawn with the pixels of the screen', () => {
  expect(canvasSize(a4, 345, 3)).toEqual({ width: 1035, height: 1464 })
})

test('a page much enlarged stays within what a cheap phone can hold, and keeps its shape', () => {
  const { width, height } = canvasSize(a4, 3 * 640, 4)
  expect(width * height).toBeLessThanOrEqual(8_000_000)
  expect(width * height).toBeGreaterThan(7_900_000)
  expect(width / height).toBeCloseTo(a4.width / a4.height, 2)
})
