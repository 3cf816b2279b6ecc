import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { keepFirst } from '../files/keep-first.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { digestName, signatureAlgorithm } from './cms.ts'
import { bits, integer, objectId, octets, sequence, set, tagged, text, utcTime } from './der.ts'
import { certificatesIn, privateKeyIn } from './pem.ts'
import type { SigningIdentity } from './signing-identity.ts'

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

/** No demo outlives these days, and no test's clock leaves them. */
const validity = { validFrom: new Date('2020-01-01'), validTo: new Date('2049-12-31') }

/**
 * The signing key of the demo, made at the first start and kept beside its data; production has its
 * own. Of two first starts at once both go on with the same one.
 */
export function demoIdentity(file: string, brandName: string): SigningIdentity {
  if (!existsSync(file)) keepFirst(file, textOf(newDemoIdentity(brandName)))
  const text = readFileSync(file, 'utf8')
  const key = privateKeyIn(text)
  const [certificate] = certificatesIn(text) ?? []
  if (key === undefined || certificate === undefined) {
    throw new OperatorFault(
      `${file} holds no key and certificate; without the file a new one is made`,
    )
  }
  return { key, certificate, issuers: [] }
}

/** A curve rather than RSA: the first start waits a millisecond for the key, not half a second. */
export function newDemoIdentity(brandName: string): SigningIdentity {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key,
    certificate: selfSigned({ name: `${brandName}（演示）`, key, ...validity }),
    issuers: [],
  }
}

function textOf({ key, certificate }: SigningIdentity): string {
  return `${key.export({ type: 'pkcs8', format: 'pem' })}${certificate}`
}
