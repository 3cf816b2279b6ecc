import { afterEach, expect, test, vi } from 'vitest'
import { pageParameter } from '../shell/location.ts'
import { proofPath, receiptPath, stepPath } from './report-steps.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([receiptPath, stepPath('summary')])(
  'the page of the proof reads %s whole, with its parameters',
  (back) => {
    vi.stubGlobal('location', { hash: `#${proofPath(back)}` })
    expect(pageParameter('to')).toBe(back)
  },
)
