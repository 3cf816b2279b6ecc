import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysFrom } from './keys.ts'

const old = { number: 1, key: randomBytes(32) }
const fresh = { number: 2, key: randomBytes(32) }
const searchSecret = randomBytes(32)
const proof = [randomBytes(32)]
const keys = keysFrom({ data: [fresh, old], searchSecret, proof, oldProof: [] })

test('what is sealed opens again in its own context and in no other', () => {
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
  const before = keysFrom({ data: [old], searchSecret, proof, oldProof: [] })
  expect(keys.unseal('a', before.seal('a', 7))).toBe(7)
})

test('facts that run together the same way have different search keys', () => {
  expect(keys.searchHash('lookup', 'ab', 'c')).not.toEqual(keys.searchHash('lookup', 'a', 'bc'))
  expect(keys.searchHash('lookup', 'ab')).not.toEqual(keys.searchHash('phone', 'ab'))
})

test('keyed hashes are HMACs of their facts behind the lengths of these, however long they are', () => {
  const keyOf = (root: Buffer, kind: string) => Buffer.from(hkdfSync('sha256', root, '', kind, 32))
  const text = fc.string({ unit: 'grapheme', maxLength: 700 })
  const bytes = fc.uint8Array({ maxLength: 700 }).map((array) => Buffer.from(array))
  const [proofKey = Buffer.of()] = proof
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), fc.array(bytes, { maxLength: 2 }), (...told) => {
      const [texts, others] = told
      expect(keys.searchHash('lookup', ...texts)).toEqual(
        hmac(keyOf(searchSecret, 'lookup'), texts).subarray(0, 16),
      )
      expect(keys.mac('work', ...texts, ...others)).toEqual(
        hmac(keyOf(proofKey, 'work'), [...texts, ...others]),
      )
    }),
  )
})

function hmac(key: Buffer, facts: readonly (string | Buffer)[]): Buffer {
  const digest = createHmac('sha256', key)
  digest.update(`${facts.map((fact) => Buffer.byteLength(fact)).join()}:`)
  for (const fact of facts) digest.update(fact)
  return digest.digest()
}

test('a proof of another process holds that has another key in front, and one of an old key only in the trail', () => {
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const before = keysFrom({ data: [old], searchSecret, proof: [one, other], oldProof: [] })
  const after = keysFrom({ data: [old], searchSecret, proof: [other, one], oldProof: [] })
  const later = keysFrom({ data: [old], searchSecret, proof: [other], oldProof: [one] })
  const made = before.mac('sms-code', 'a', 'b')
  expect(after.isMac('sms-code', made, 'a', 'b')).toBe(true)
  expect(after.isMac('sms-code', made, 'ab')).toBe(false)
  expect(later.isMac('sms-code', made, 'a', 'b')).toBe(false)
  expect(later.isMac('audit', before.mac('audit', 'a'), 'a')).toBe(true)
  expect(later.isMac('audit', Buffer.alloc(0), 'a')).toBe(false)
})
