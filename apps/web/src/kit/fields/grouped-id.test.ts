import { expect, test } from 'vitest'
import { groupedId } from './grouped-id.ts'

test.each([
  { kind: '18 characters', id: '11010519900307123X', read: '110105 19900307 123X' },
  { kind: '15 digits', id: '110105900307123', read: '110105 900307 123' },
  { kind: 'on its way to 18', id: '11010519900307', read: '110105 19900307' },
  { kind: 'two digits too long', id: '11010519900307123456', read: '1101 0519 9003 0712 3456' },
  { kind: 'a code of a company', id: '91110000MA01ABCD2X', read: '9111 0000 MA01 ABCD 2X' },
  { kind: 'a passport', id: 'E12345678', read: 'E123 4567 8' },
])('$kind is read in groups', ({ id, read }) => {
  expect(groupedId(id)).toBe(read)
})

test('what is short needs no groups', () => {
  expect(groupedId('11010519')).toBeUndefined()
  expect(groupedId('')).toBeUndefined()
})

test('no character is added or lost but the spaces between', () => {
  const id = '11010519900307123X'
  expect(groupedId(id)?.replaceAll(' ', '')).toBe(id)
})
