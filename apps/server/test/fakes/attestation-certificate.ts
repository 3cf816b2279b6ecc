import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { digestName, signatureAlgorithm } from '../../src/platform/signing/cms.ts'
import {
  bits,
  integer,
  objectId,
  sequence,
  set,
  tagged,
  text,
  utcTime,
} from '../../src/platform/signing/der.ts'

/** What a maker of authenticators vouches with for one of them (WebAuthn Level 2, section 8.2.1). */
export function attestationCertificate(): { readonly key: KeyObject; readonly der: Buffer } {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(
    named('2.5.4.6', 'CN'),
    named('2.5.4.10', 'Maker'),
    named('2.5.4.11', 'Authenticator Attestation'),
    named('2.5.4.3', 'Authenticator'),
  )
  const facts = sequence(
    tagged(0, integer(2)),
    integer(1),
    signatureAlgorithm(key),
    subject,
    sequence(utcTime(new Date('2020-01-01')), utcTime(new Date('2049-12-31'))),
    subject,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  )
  const signature = sign(digestName, facts, key)
  return { key, der: sequence(facts, signatureAlgorithm(key), bits(signature)) }
}

function named(id: string, value: string): Buffer {
  return set(sequence(objectId(id), text(value)))
}
