import { createHash, type KeyObject } from 'node:crypto'
import { nothing, objectId, sequence } from './der.ts'

/** The one digest in use, as node names it and as a signature names it. */
export const digestName = 'sha256'
export const digestAlgorithm = sequence(objectId('2.16.840.1.101.3.4.2.1'))

const usableCurves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

export function digestOf(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash(digestName)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** How a signature made with this key names its algorithm: ECDSA or RSA (PKCS #1 v1.5), with SHA-256. */
export function signatureAlgorithm({ asymmetricKeyType }: KeyObject): Buffer {
  return asymmetricKeyType === 'rsa'
    ? sequence(objectId('1.2.840.113549.1.1.11'), nothing())
    : sequence(objectId('1.2.840.10045.4.3.2'))
}

/** Whether PDF readers know signatures of this kind of key: RSA of 2048 bits or more, or a NIST curve. */
export function isUsableKey({
  asymmetricKeyType,
  asymmetricKeyDetails: details,
}: KeyObject): boolean {
  if (asymmetricKeyType === 'rsa') return (details?.modulusLength ?? 0) >= 2048
  return asymmetricKeyType === 'ec' && usableCurves.has(details?.namedCurve ?? '')
}
