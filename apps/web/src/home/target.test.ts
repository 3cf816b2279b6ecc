import { expect, test } from 'vitest'
import { targetOf } from './target.ts'

const isScreen = (href: string) => href === '#/policy-query'

test.each([
  ['a screen of the site', '/policy-query', '#/policy-query'],
  ['an address outside it', 'https://example.com/', 'https://example.com/'],
  ['a screen that there is not', '/outlet-query', undefined],
  ['nothing', undefined, undefined],
])('an announcement of %s leads there, if anywhere', (_, to, href) => {
  expect(targetOf(to, isScreen)).toBe(href)
})
