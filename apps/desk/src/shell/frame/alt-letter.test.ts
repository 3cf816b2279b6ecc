import { expect, test } from 'vitest'
import { altLetterOf } from './alt-letter.ts'

const pressed = { altKey: true, ctrlKey: false, metaKey: false, isComposing: false, code: 'KeyE' }

test('Alt and a letter or digit is that key, whatever it would type', () => {
  expect(altLetterOf(pressed)).toBe('e')
  expect(altLetterOf({ ...pressed, code: 'Digit1' })).toBe('1')
})

test('what types, composes or belongs to the system is no letter', () => {
  for (const other of [
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { isComposing: true },
    { code: 'ArrowUp' },
    { code: 'F4' },
  ]) {
    expect(altLetterOf({ ...pressed, ...other })).toBeUndefined()
  }
})
