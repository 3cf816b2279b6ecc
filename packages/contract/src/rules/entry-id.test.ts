import { is } from 'valibot'
import { expect, test } from 'vitest'
import { entryId } from './entry-id.ts'

test.each(['a', 'spring-2026', 'poster-07', '100001'])('%s names an entry', (name) => {
  expect(is(entryId, name)).toBe(true)
})

test.each([
  ['a phone', '13812345678'],
  ['an ID number', '110199198506151375'],
  ['a policy number', 'PDAA202611010001001370'],
  ['a passport', 'EA0000017'],
  ['a frame number', 'LYFBA15C7K0000017'],
  ['an engine number', 'YF15T000017'],
  ['a plate', '京A8K621'],
  ['a mailbox', 'wang@example.com'],
  ['nothing', ''],
  ['a long text', 'a'.repeat(17)],
])('%s does not', (_, text) => {
  expect(is(entryId, text)).toBe(false)
})
