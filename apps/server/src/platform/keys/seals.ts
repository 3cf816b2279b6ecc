import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** A key that seals, with the number that stands in front of all it sealed, from 1 to 255. */
export interface NumberedKey {
  readonly number: number
  readonly key: Buffer
}

/** Encrypts for one place only: what is moved to another does not open there. */
export interface Seals {
  sealBytes(context: string, bytes: Uint8Array): Buffer
  /** Throws where it was sealed with another key or in another context, or is not what was sealed. */
  unsealBytes(context: string, sealed: Buffer): Buffer
}

const ivLength = 12
const tagLength = 16
/** So much in front of what is sealed tells it from all else: number of the key, random start, tag. */
export const sealedHeadLength = 1 + ivLength + tagLength

/** The first key seals, all open. */
export function sealsFrom(keys: readonly NumberedKey[]): Seals {
  const [current] = keys
  if (current === undefined) throw new Error('no key is given that seals')
  const currentNumber = current.number
  const currentKey = createSecretKey(current.key)
  const keyOf = new Map<number, KeyObject>(
    keys.map(({ number, key }) => [number, createSecretKey(key)]),
  )

  // Drawn for many at once, in a twentieth of the time; each is used once.
  let ivs = Buffer.alloc(0)
  function nextIv(): Buffer {
    if (ivs.length === 0) ivs = randomBytes(ivLength * 256)
    const iv = ivs.subarray(0, ivLength)
    ivs = ivs.subarray(ivLength)
    return iv
  }

  return {
    sealBytes(context, bytes) {
      const iv = nextIv()
      const cipher = createCipheriv('aes-256-gcm', currentKey, iv)
      cipher.setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.from([currentNumber]), iv, cipher.getAuthTag(), text])
    },
    unsealBytes(context, sealed) {
      const number = sealed[0] ?? 0
      const key = keyOf.get(number)
      if (key === undefined) throw new Error(`data key ${number} is not configured`)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + ivLength))
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(1 + ivLength, sealedHeadLength))
      return Buffer.concat([decipher.update(sealed.subarray(sealedHeadLength)), decipher.final()])
    },
  }
}
