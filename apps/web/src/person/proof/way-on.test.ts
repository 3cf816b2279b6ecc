import { expect, test, vi } from 'vitest'
import { proofPath } from '../../accident-reports/report-steps.ts'
import { pageParameter } from '../../shell/location.ts'
import { wayOn, wayToReport } from './way-on.ts'

test.each(['/report?receipt=1', '/report?step=summary'] as const)(
  'who proves it anew for %s comes back there, with its parameters',
  (back) => {
    vi.stubGlobal('location', { hash: `#${proofPath(back)}` })
    const wanted = pageParameter('to')
    expect(wayOn(wanted)).toBe(back)
    expect(wayToReport(wanted)).toBe(back)
    vi.unstubAllGlobals()
  },
)

test.each([
  ['/me/access', '/me/access', undefined],
  ['/car-purchase?step=2', '/car-purchase?step=2', undefined],
  ['/reporting', undefined, undefined],
  ['//elsewhere.example', undefined, undefined],
  [undefined, undefined, undefined],
])('%s leads on to %s, and without a policy to %s', (wanted, on, withoutPolicy) => {
  expect(wayOn(wanted)).toBe(on)
  expect(wayToReport(wanted)).toBe(withoutPolicy)
})
