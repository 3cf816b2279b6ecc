import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

test.each([
  [true, ['车先别挪', '和对方互留电话', '先别修车']],
  [false, ['没有人受伤，可以挪车', '和对方互留电话', '先别修车']],
  [undefined, ['和对方互留电话', '先别修车']],
])('where somebody is hurt: %s, the car stays, moves, or nothing is said of it', (isHurt, what) => {
  expect(nextSteps(isHurt).map((step) => step.what)).toEqual(what)
})
