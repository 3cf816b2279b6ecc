import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCheckCharacter, isResidentIdNumber, isUnifiedCreditCode } from './id-number.ts'

const characters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const codes = fc
  .tuple(
    fc.constantFrom('91', '92', '12', '51', 'N2'),
    fc.integer({ min: 100000, max: 659999 }),
    fc.string({ unit: fc.constantFrom(...characters), minLength: 9, maxLength: 9 }),
  )
  .map((parts) => {
    const start = parts.join('')
    return start + creditCheckCharacter(start)
  })

test('the example of GB 32100 is a code', () => {
  expect(isUnifiedCreditCode('91350100M000100Y43')).toBe(true)
})

test('every code with its check character is a code', () => {
  fc.assert(fc.property(codes, isUnifiedCreditCode))
})

test('any single changed character is refused', () => {
  fc.assert(
    fc.property(
      codes,
      fc.integer({ min: 0, max: 17 }),
      fc.constantFrom(...characters),
      (code, at, character) => {
        fc.pre(code[at] !== character)
        return !isUnifiedCreditCode(code.slice(0, at) + character + code.slice(at + 1))
      },
    ),
  )
})

test.each(['I', 'O', 'S', 'V', 'Z'])('the letter %s is in no code', (letter) => {
  expect(isUnifiedCreditCode(`91350100M00010${letter}Y43`)).toBe(false)
})

test('a person’s number that passes the check of a company by chance is a person’s', () => {
  const id = '510199199812062206'
  expect(isResidentIdNumber(id)).toBe(true)
  expect(creditCheckCharacter(id.slice(0, 17))).toBe(id[17])
  expect(isUnifiedCreditCode(id)).toBe(false)
})
