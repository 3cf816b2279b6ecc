import { randomBytes } from 'node:crypto'
import {
  type KeyMaterial,
  type Keys,
  keysFrom,
  type OpenedMaterial,
} from '../src/platform/keys/keys.ts'

/** Keys as the settings give them, and opened as in a database that began when the search key made hashes itself. */
export type TestMaterial = KeyMaterial & OpenedMaterial

/** Keys that nobody else has. */
export function testKeys(): Keys {
  return keysFrom(testKeyMaterial())
}

/** A service that is started on what was stored with them takes it for a database of a former time. */
export function testKeyMaterial(): TestMaterial {
  const searchSecret = randomBytes(32)
  return {
    data: [{ number: 1, key: randomBytes(32) }],
    search: [searchSecret],
    searchSecret,
    proof: [randomBytes(32)],
    oldProof: [],
  }
}
