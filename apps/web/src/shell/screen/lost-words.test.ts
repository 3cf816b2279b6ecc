import { specifiedFields } from '@ecenter/contract/conformance/specified-fields.ts'
import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

/** Results live in memory alone, and the items of a list are no store. */
const neverKept = ['policySearchResult', 'invoiceListItem']

test('each store has words of its own for what is lost with it', () => {
  const stores = Object.keys(specifiedFields).filter((name) => !neverKept.includes(name))
  const named = stores.map((name) => lostWords([name]))
  expect(new Set(named).size).toBe(stores.length)
  expect(named).not.toContain(lostWords(['formDrafts']))
})

test('what was lost twice is told once', () => {
  expect(lostWords(['carPolicyQuery', 'formDrafts', 'carPolicyQuery'])).toBe(
    '车险查询条件、您填写的内容',
  )
})
