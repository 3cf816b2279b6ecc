import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isResidentIdNumber, residentCheckCharacter } from './id-number.ts'

const idNumbers = fc
  .record({
    area: fc.integer({ min: 110000, max: 659999 }),
    born: fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2030-12-31'),
      noInvalidDate: true,
    }),
    sequence: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ area, born, sequence }) => {
    const day = born.toISOString().slice(0, 10).replaceAll('-', '')
    const digits = `${area}${day}${String(sequence).padStart(3, '0')}`
    return digits + residentCheckCharacter(digits)
  })

test('the example of GB 11643 is an ID number', () => {
  expect(isResidentIdNumber('11010519491231002X')).toBe(true)
})

test('every number with its check character is an ID number', () => {
  fc.assert(fc.property(idNumbers, isResidentIdNumber))
})

test('any single changed digit is refused', () => {
  fc.assert(
    fc.property(
      idNumbers,
      fc.integer({ min: 0, max: 17 }),
      fc.integer({ min: 0, max: 9 }),
      (id, at, digit) => {
        fc.pre(id[at] !== String(digit))
        return !isResidentIdNumber(id.slice(0, at) + digit + id.slice(at + 1))
      },
    ),
  )
})

test.each(['11010519490231', '11010519491301', '11010519490001', '11010519490229'])(
  '%s… was born on no real day',
  (start) => {
    const digits = `${start}002`
    expect(isResidentIdNumber(digits + residentCheckCharacter(digits))).toBe(false)
  },
)
