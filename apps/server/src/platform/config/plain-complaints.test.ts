import { expect, test } from 'vitest'
import { numbersOf } from '../numbers/numbers.ts'
import { readSettings } from './settings.ts'

test.each([
  [{ ECENTER_MODE: 'prod' }, 'ECENTER_MODE: is none of demo, production'],
  [{ STAFF_PASSWORDS: 'geheim' }, 'STAFF_PASSWORDS: is none of on, off'],
  [{ HOTLINE: '' }, 'HOTLINE: must be 3 to 20 digits and dashes'],
])('a wrong setting is told in plain words that never repeat it: %j', (given, complaint) => {
  expect(() => readSettings({ ECENTER_MODE: 'demo', ...given }, '/')).toThrow(
    expect.objectContaining({ message: complaint }),
  )
})

test('a name in the table of numbers that is misspelt is told', () => {
  expect(() => numbersOf({ core: { polcy: [{ pattern: 'AB#{13}' }] } })).toThrow(
    'core.polcy: is not known here',
  )
})
