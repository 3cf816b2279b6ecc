import { createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { digestName, signatureAlgorithm } from './algorithms.ts'
import { bits, integer, objectId, octets, sequence, set, tagged, text, utcTime } from './der.ts'

interface Subject {
  readonly name: string
  readonly key: KeyObject
  /** Both before 2050. */
  readonly validFrom: Date
  readonly validTo: Date
}

/** A certificate (RFC 5280) that vouches for itself: it proves only that the same key signed again. */
export function selfSigned({ name, key, validFrom, validTo }: Subject): X509Certificate {
  const subject = sequence(set(sequence(objectId('2.5.4.3'), text(name))))
  const facts = sequence(
    tagged(0, integer(2)),
    integer(1, ...randomBytes(15)),
    signatureAlgorithm(key),
    subject,
    sequence(utcTime(validFrom), utcTime(validTo)),
    subject,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(forSignaturesOnly)),
  )
  const signature = sign(digestName, facts, key)
  return new X509Certificate(sequence(facts, signatureAlgorithm(key), bits(signature)))
}

/** Key usage: digitalSignature and nonRepudiation, to be heeded by all (critical). */
const forSignaturesOnly = sequence(
  objectId('2.5.29.15'),
  Buffer.of(0x01, 0x01, 0xff),
  octets(Buffer.of(0x03, 0x02, 0x06, 0xc0)),
)
