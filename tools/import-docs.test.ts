import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importDocs } from './import-docs.ts'
import { root } from './run-program.mjs'

test.each([...importDocs()])(
  '%s says what the kinds of imports say; `npm run docs:imports` writes it',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  },
)

test('every column is told in words', () => {
  expect(importDocs().get('docs/imports.md')).not.toMatch(/\| \|\n/)
})
