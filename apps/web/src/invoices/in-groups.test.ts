import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test.each([
  ['48201937', '4820 1937'],
  ['011002600311', '0110 0260 0311'],
  ['26112000000012345678', '2611 2000 0000 1234 5678'],
])('%s is read as %s', (digits, read) => {
  expect(inGroups(digits)).toBe(read)
})
