import { expect, test } from 'vitest'
import { coveredEdges } from './covered-edges.ts'

test('without a keyboard nothing is covered', () => {
  expect(coveredEdges({ height: 667, offsetTop: 0, scale: 1 }, 667)).toEqual({ top: 0, bottom: 0 })
})

test('a keyboard covers the lower end', () => {
  expect(coveredEdges({ height: 367, offsetTop: 0, scale: 1 }, 667)).toEqual({
    top: 0,
    bottom: 300,
  })
})

test('a phone that has moved up the page for its keyboard covers the upper end too', () => {
  expect(coveredEdges({ height: 367, offsetTop: 120, scale: 1 }, 667)).toEqual({
    top: 120,
    bottom: 180,
  })
})

test('zooming in is no keyboard', () => {
  expect(coveredEdges({ height: 333, offsetTop: 50, scale: 2 }, 667)).toEqual({ top: 0, bottom: 0 })
})
