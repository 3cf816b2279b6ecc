import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCheckCharacter, isUnifiedCreditCode } from './id-number.ts'

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
