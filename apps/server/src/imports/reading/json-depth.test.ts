import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

test('lists and objects go 32 levels deep, however many stand beside each other or within a text', () => {
  expect(isTooDeep(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(false)
  expect(isTooDeep(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe(true)
  expect(isTooDeep(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toBe(true)
  expect(isTooDeep(`[${'[],{},'.repeat(100)}[]]`)).toBe(false)
  expect(isTooDeep(JSON.stringify(['\\"['.repeat(100), '[{'.repeat(100)]))).toBe(false)
})
