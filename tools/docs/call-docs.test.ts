import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'
import { callDocs } from './call-docs.ts'

test('the page of calls says what the contract says; `npm run docs:calls` writes it', () => {
  expect(readFileSync(join(root, 'docs/calls.md'), 'utf8')).toBe(callDocs())
})

test('every call is told in words', () => {
  const untold = [...callDocs().matchAll(/^### (\w+)\n\n.*\n\n.*\n\n\n/gm)]
  expect(untold.map(([, name]) => name)).toEqual([])
})
