import { expect, test } from 'vitest'
import { targetOf } from './target.ts'

const isBuilt = (href: string) => href === '#/policy-query'

test.each([
  ['a screen of the site', '/policy-query', '#/policy-query'],
  ['an address outside it', 'https://example.com/', 'https://example.com/'],
  ['a screen that is not built', '/outlet-query', undefined],
  ['nothing', undefined, undefined],
])('an announcement of %s leads there, if anywhere', (_, to, href) => {
  expect(targetOf(to, isBuilt)).toBe(href)
})
