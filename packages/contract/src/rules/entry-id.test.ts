import { is } from 'valibot'
import { expect, test } from 'vitest'
import { cutEntryId, entryId } from './entry-id.ts'

test.each(['a', 'spring-2026', 'Poster_07.b', '20261123', 'x'.repeat(64)])(
  '%s names an entry, and stays as it is',
  (name) => {
    expect(is(entryId, name)).toBe(true)
    expect(cutEntryId(name)).toBe(name)
  },
)

test.each([
  ['a plate', '京A8K621', 'A8K621'],
  ['a mailbox', 'wang@example.com', 'wangexample.com'],
  ['an address', 'https://evil.example/?a=b', 'httpsevil.exampleab'],
  ['spaces', 'spring 2026', 'spring2026'],
  ['too much', 'x'.repeat(65), 'x'.repeat(64)],
  ['nothing that fits', '春季海报', ''],
])('%s does not, and is cut to what does', (_, text, cut) => {
  expect(is(entryId, text)).toBe(false)
  expect(cutEntryId(text)).toBe(cut)
})

test('what is left of nothing names none', () => {
  expect(is(entryId, '')).toBe(false)
})
