import { expect, test } from 'vitest'
import { printable } from './printable.ts'

const font = new Set(
  Array.from('程王 abc·〔U+0123456789ABCDEF〕', (each) => each.codePointAt(0) ?? 0),
)

test.each([
  ['a name the font can print', '王程', '王程'],
  ['a character of the fifth thousand beyond the basic plane', '程\u{2cb2f}', '程〔U+2CB2F〕'],
  ['a private character of an old core system', '王\ue815', '王〔U+E815〕'],
  ['an invisible joiner', 'a\u200db', 'a〔U+200D〕b'],
  ['a sign that turns the direction of writing', 'a\u202eb', 'a〔U+202E〕b'],
  ['a control character', 'a\u0007b', 'a〔U+0007〕b'],
  ['half of a character', 'a\ud800b', 'a〔U+D800〕b'],
  ['a tab, which would swallow the gap', 'a\tb', 'a b'],
  ['a line end', 'a\nb', 'a\nb'],
  ['a line end of another system', 'a\r\nb', 'a \nb'],
])('%s', (_, text, printed) => {
  expect(printable(text, font)).toBe(printed)
})
