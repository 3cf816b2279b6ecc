import { checkCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { is } from 'valibot'
import { expect, test } from 'vitest'
import { slideWay } from '../kit/gestures/slide-way.ts'

test('however long somebody takes to slide, the service accepts what is told of it', () => {
  let time = 0
  const way = slideWay(() => time)
  way.begin(0)
  for (let step = 1; step <= 5000; step++) {
    time = step * 200
    way.goTo(step % 380)
  }
  const x = 5000 % 380
  expect(is(checkCaptcha.request, { x, track: way.points() })).toBe(true)
  expect(way.points().at(-1)?.x).toBe(x)
})
