import { expect, test } from 'vitest'
import { wayOn, wayToReport } from './way-on.ts'

test.each([
  ['/report?receipt=1', '/report?receipt=1', '/report?receipt=1'],
  ['/report?step=summary', '/report?step=summary', '/report?step=summary'],
  ['/me/access', '/me/access', undefined],
  ['/car-purchase?step=2', '/car-purchase?step=2', undefined],
  ['/reporting', undefined, undefined],
  ['//elsewhere.example', undefined, undefined],
  [undefined, undefined, undefined],
])('%s leads on to %s, and without a policy to %s', (wanted, on, withoutPolicy) => {
  expect(wayOn(wanted)).toBe(on)
  expect(wayToReport(wanted)).toBe(withoutPolicy)
})
