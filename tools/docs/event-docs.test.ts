import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'
import { eventDocs } from './event-docs.ts'

test('docs/events.md says what the contract says; `npm run docs:events` writes it', () => {
  expect(readFileSync(join(root, 'docs/events.md'), 'utf8')).toBe(eventDocs())
})
