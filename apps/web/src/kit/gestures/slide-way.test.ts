import { expect, test } from 'vitest'
import { slideWay } from './slide-way.ts'

let time = 0
/** A way whose clock the test sets. */
function wayInTests() {
  const way = slideWay(() => time)
  return {
    ...way,
    begin(ms: number, x: number) {
      time = ms
      way.begin(x)
    },
    goTo(ms: number, x: number) {
      time = ms
      way.goTo(x)
    },
  }
}

test('a way is told from when the piece is touched', () => {
  const way = wayInTests()
  way.begin(5000, 0)
  way.goTo(5016.4, 3)
  way.goTo(5400, 30)
  // Touched again where it lies, it goes on.
  way.begin(5500, 30)
  way.goTo(5900, 31)
  expect(way.points()).toEqual([
    { ms: 0, x: 0 },
    { ms: 16, x: 3 },
    { ms: 400, x: 30 },
    { ms: 900, x: 31 },
  ])
})

test('of a new picture there is a new way', () => {
  const way = wayInTests()
  way.begin(1000, 0)
  way.goTo(1500, 90)
  way.begin(9000, 0)
  way.goTo(9500, 40)
  expect(way.points()).toEqual([
    { ms: 0, x: 0 },
    { ms: 500, x: 40 },
  ])
})
