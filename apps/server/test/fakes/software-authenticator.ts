import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAsked, PasskeyProofAsked } from '@ecenter/contract/person/passkeys.ts'
import { attestationCertificate } from './attestation-certificate.ts'

/** Whatever a browser or authenticator may get wrong, by accident or on purpose. */
interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** Nobody showed face, finger or PIN: somebody only touched it. */
  readonly isUnverified?: boolean
  readonly userHandle?: string
  readonly signCount?: number
  /** Its maker vouches for it, though nobody asked. */
  readonly isCertified?: boolean
}

const userPresent = 0x01
const userVerified = 0x04
const keyIncluded = 0x40

/**
 * The other side of the protocol: an authenticator with one credential, that makes and signs as a phone does
 * (WebAuthn Level 2, sections 6.1 and 6.5, attestation `none`).
 */
export function softwareAuthenticator(origin = 'http://localhost:8080') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let userHandle = ''
  let signCount = 0

  function clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  }

  function header(rpId: string, more: number, wrong: Wrong): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.signCount ?? signCount)
    const flags = userPresent | (wrong.isUnverified ? 0 : userVerified) | more
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), counter])
  }

  return {
    make({ challenge, rpId, userId }: PasskeyAsked, wrong: Wrong = {}) {
      userHandle = userId
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      ])
      const authData = Buffer.concat([
        header(rpId, keyIncluded, wrong),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const asked = clientData('webauthn.create', challenge, wrong)
      const attestation = map([
        [words('fmt'), words(wrong.isCertified ? 'packed' : 'none')],
        [words('attStmt'), wrong.isCertified ? certified(authData, asked) : map([])],
        [words('authData'), bytes(authData)],
      ])
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: asked.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
    },

    sign({ challenge, rpId }: PasskeyProofAsked, wrong: Wrong = {}) {
      signCount += 1
      const asked = clientData('webauthn.get', challenge, wrong)
      const data = header(rpId, 0, wrong)
      const signature = sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: asked.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrong.userHandle ?? userHandle,
      }
    },
  }
}

function certified(authData: Buffer, asked: Buffer): Buffer {
  const { key, der } = attestationCertificate()
  return map([
    [words('alg'), integer(-7)],
    [words('sig'), bytes(sign('sha256', Buffer.concat([authData, sha256(asked)]), key))],
    [words('x5c'), Buffer.concat([head(4, 1), bytes(der)])],
  ])
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest()
}

// As much of CBOR (RFC 8949) as an authenticator writes.

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function words(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)])
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
