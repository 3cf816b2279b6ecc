import { randomBytes } from 'node:crypto'
import { type Keys, keysFrom } from '../src/platform/keys/keys.ts'

/** Keys that nobody else has. */
export function testKeys(): Keys {
  return keysFrom({
    data: [{ number: 1, key: randomBytes(32) }],
    search: randomBytes(32),
    proof: randomBytes(32),
  })
}
