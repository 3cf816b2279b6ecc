import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importKinds } from '../../apps/server/src/domains/import-kinds.ts'
import { root } from '../run-program.mjs'
import { importDocs } from './import-docs.ts'

test.each([...importDocs()])(
  '%s says what the kinds of imports say; `npm run docs:imports` writes it',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  },
)

test('every column is told in words', () => {
  expect(importDocs().get('docs/imports.md')).not.toMatch(/\| \|\n/)
})

test('operations.md has a command for each kind, in the order in which an empty database is filled', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const named = [...text.matchAll(/^npm run import -- ([\w-]+)/gm)].map(([, name]) => name)
  expect([...new Set(named)]).toEqual(importKinds.map(({ name }) => name))
})
