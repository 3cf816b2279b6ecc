import { expect, test } from 'vitest'
import { meantBy } from './meant-by.ts'
import type { Shortcut } from './shortcuts.ts'

const toUsers = { keys: ['g', 'u'] } as const
const accept = { keys: ['a'] } as const
const down = { keys: ['j'] } as const
const bound: readonly Pick<Shortcut, 'keys'>[] = [toUsers, accept, down]

test('a key acts alone, or as the second of two', () => {
  expect(meantBy(bound, undefined, 'a')).toBe(accept)
  expect(meantBy(bound, 'g', 'u')).toBe(toUsers)
  expect(meantBy(bound, undefined, 'u')).toBeUndefined()
})

test('the second of two that lead nowhere does not act alone', () => {
  expect(meantBy(bound, 'g', 'a')).toBeUndefined()
})

test('a key that begins no two takes nothing from the next', () => {
  expect(meantBy(bound, 'x', 'a')).toBe(accept)
})

test('of two that have the same key the last that came acts', () => {
  const another = { keys: ['j'] } as const
  expect(meantBy([...bound, another], undefined, 'j')).toBe(another)
})
