import { afterEach, expect, test, vi } from 'vitest'
import { pageParameter } from '../shell/location.ts'
import { changePath, proofPath, receiptPath, stepPath } from './report-steps.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([receiptPath, stepPath('summary')])(
  'the page of the proof reads %s whole, with its parameters',
  (back) => {
    vi.stubGlobal('location', { hash: `#${proofPath(back)}` })
    expect(pageParameter('to')).toBe(back)
  },
)

test.each(['safe', 'what'] as const)('a change of the step %s knows that it is one', (step) => {
  vi.stubGlobal('location', { hash: `#${changePath(step)}` })
  expect([pageParameter('step') ?? 'safe', pageParameter('change')]).toEqual([step, '1'])
})
