import { expect, test } from 'vitest'
import { mayReload } from './new-version.ts'

const entry = '/assets/index-old.js'
const newer = '<script type="module" crossorigin src="/assets/index-new.js"></script>'
const same = `<script type="module" crossorigin src="${entry}"></script>`

test('a page of another version is a reason to reload', () => {
  expect(mayReload({ entry, page: newer, hasReloaded: false })).toBe(true)
})

test.each([
  ['the version is the same', { entry, page: same, hasReloaded: false }],
  ['the service is out of reach', { entry, page: undefined, hasReloaded: false }],
  ['a reload did not help', { entry, page: newer, hasReloaded: true }],
  [
    'the page does not know what it began with',
    { entry: undefined, page: newer, hasReloaded: false },
  ],
])('there is none when %s', (_, versions) => {
  expect(mayReload(versions)).toBe(false)
})
