import { randomBytes } from 'node:crypto'
import { type KeyMaterial, type Keys, keysFrom } from '../src/platform/keys/keys.ts'

/** Keys that nobody else has. */
export function testKeys(): Keys {
  return keysFrom(testKeyMaterial())
}

export function testKeyMaterial(): KeyMaterial {
  return {
    data: [{ number: 1, key: randomBytes(32) }],
    search: randomBytes(32),
    proof: [randomBytes(32)],
    oldProof: [],
  }
}
