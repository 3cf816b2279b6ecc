import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysFrom } from './keys.ts'

const old = { number: 1, key: randomBytes(32) }
const fresh = { number: 2, key: randomBytes(32) }
const search = randomBytes(32)
const proof = randomBytes(32)
const keys = keysFrom({ data: [fresh, old], search, proof })

test('what is sealed opens again in its own place and in no other', () => {
  const sealed = keys.seal('policy/1', { mobile: '13812345678' })
  expect(keys.unseal('policy/1', sealed)).toEqual({ mobile: '13812345678' })
  expect(() => keys.unseal('policy/2', sealed)).toThrow()
})

test('one changed byte of a sealed value is found, wherever it is', () => {
  const sealed = keys.seal('policy/1', 'secret')
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ flip
      expect(() => keys.unseal('policy/1', changed)).toThrow()
    }),
  )
})

test('a value sealed before the keys were rotated still opens', () => {
  const before = keysFrom({ data: [old], search, proof })
  expect(keys.unseal('a', before.seal('a', 7))).toBe(7)
})

test('facts that run together the same way have different search keys', () => {
  expect(keys.searchKey('lookup', 'ab', 'c')).not.toEqual(keys.searchKey('lookup', 'a', 'bc'))
  expect(keys.searchKey('lookup', 'ab')).not.toEqual(keys.searchKey('phone', 'ab'))
})
