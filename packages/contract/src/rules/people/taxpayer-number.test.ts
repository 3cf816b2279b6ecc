import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxpayerNumber } from '../invoice-number.ts'
import { messageOf } from '../judged.ts'
import { creditCheckCharacter, residentCheckCharacter } from './id-number.ts'

const characters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const wrong = '纳税人识别号有误，请对照营业执照或证件逐位核对'

const companies = fc
  .tuple(
    fc.integer({ min: 100000, max: 659999 }),
    fc.string({ unit: fc.constantFrom(...characters), minLength: 9, maxLength: 9 }),
  )
  .map(([area, organisation]) => {
    const start = `91${area}${organisation}`
    return start + creditCheckCharacter(start)
  })

/** Numbers of before the unified credit code: of any length but its own. */
const older = fc
  .string({
    unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    minLength: 1,
    maxLength: 20,
  })
  .filter((number) => number.length !== 18)

test('every company is accepted by its unified credit code, in small letters too', () => {
  fc.assert(
    fc.property(companies, (code) => {
      expect(messageOf(taxpayerNumber, code)).toBeUndefined()
      expect(messageOf(taxpayerNumber, ` ${code.toLowerCase()} `)).toBeUndefined()
    }),
  )
})

test('a unified credit code with one wrong character is refused, and says what to compare', () => {
  fc.assert(
    fc.property(
      companies,
      fc.integer({ min: 0, max: 17 }),
      fc.constantFrom(...characters),
      (code, at, character) => {
        // What begins with another digit than 9 may be built as the ID number of a person.
        fc.pre(code[at] !== character && at > 0)
        const mistyped = code.slice(0, at) + character + code.slice(at + 1)
        expect(messageOf(taxpayerNumber, mistyped)).toBe(wrong)
      },
    ),
  )
})

test('older numbers of up to 20 characters are accepted', () => {
  fc.assert(
    fc.property(older, (number) => {
      expect(messageOf(taxpayerNumber, number)).toBeUndefined()
    }),
  )
})

test('a person pays tax by their ID number, whose check character has to fit', () => {
  const start = '11019919850615137'
  const right = residentCheckCharacter(start)
  for (const last of '0123456789X') {
    const message = messageOf(taxpayerNumber, start + last)
    expect(message).toBe(last === right ? undefined : wrong)
  }
})

test.each([
  ['', '请填写纳税人识别号'],
  ['9'.repeat(21), '纳税人识别号最多 20 位，现在 21 位'],
  ['91350100-M000100Y43', '纳税人识别号只有数字和字母，请核对'],
])('%j is refused: %s', (typed, message) => {
  expect(messageOf(taxpayerNumber, typed)).toBe(message)
})
