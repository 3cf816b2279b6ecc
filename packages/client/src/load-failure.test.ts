import { expect, test } from 'vitest'
import { isLoadFailure } from './load-failure.ts'

test.each([
  'Failed to fetch dynamically imported module: https://a.cn/assets/x.js',
  'error loading dynamically imported module: https://a.cn/assets/x.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /desk/assets/IntakePage.css',
  'it did not come in time',
])('“%s” is a file that did not come', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  new TypeError('destroy is not a function'),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  new SyntaxError('import not found: b'),
  'a word',
  undefined,
])('%s is a fault of the script', (thrown) => {
  expect(isLoadFailure(thrown)).toBe(false)
})
