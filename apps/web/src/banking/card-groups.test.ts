import { expect, test } from 'vitest'
import { cardGroups, cardText, caretAfter } from './card-groups.ts'

test('a number stands in groups of four, the last as long as it is', () => {
  expect(cardGroups('6222020200000000006')).toBe('6222 0202 0000 0000 006')
  expect(cardGroups('62220')).toBe('6222 0')
  expect(cardGroups('')).toBe('')
})

test('spaces, dashes and full-width digits of what is pasted are forgiven', () => {
  expect(cardText('６２２２-0202 0000')).toBe('622202020000')
})

test.each([
  ['a digit typed in the middle of a group', '62922 0202', 3, 3],
  ['the first of the next group', '62220', 5, 6],
  ['the last of a group', '6222', 4, 4],
  ['nothing', '', 0, 0],
])('the caret stays behind %s', (_, typed, caret, expected) => {
  expect(caretAfter(typed, caret)).toBe(expected)
})
