import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { profileDocs } from './profile-docs.ts'

test('operations.md says what the table of the profile says; `npm run docs:profile` writes it', () => {
  const { path, text } = profileDocs()
  expect(readFileSync(path, 'utf8')).toBe(text)
})
