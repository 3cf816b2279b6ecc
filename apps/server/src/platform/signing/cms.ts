import { createHash, type KeyObject } from 'node:crypto'
import {
  integer,
  nothing,
  objectId,
  octets,
  sequence,
  set,
  tagged,
  valueAt,
  valuesIn,
} from './der.ts'

/** The one digest in use, as node names it and as a signature names it. */
export const digestName = 'sha256'
const digestAlgorithm = sequence(objectId('2.16.840.1.101.3.4.2.1'))

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

/** What differs from one of our signatures to the next; all else in them follows from it. */
interface Cms {
  /** Certificates in DER: the signer's own first, then its issuers. */
  readonly chain: readonly Buffer[]
  /** Of the bytes that are signed. */
  readonly digest: Buffer
  /** Over the signed attributes. */
  readonly signature: Buffer
}

const version = integer(1)
const contentType = objectId('1.2.840.113549.1.7.1')
/** More certificates than any real chain has: what comes behind them is not looked at. */
const longestChain = 8

/** A detached signature (RFC 5652) as PAdES wants it: ETSI EN 319 142-1, level B-B. */
export function encodeCms({ chain, digest, signature }: Cms, key: KeyObject): Buffer {
  const [own = Buffer.alloc(0)] = chain
  const signerInfo = sequence(
    version,
    sequence(issuerOf(own), serialNumberOf(own)),
    digestAlgorithm,
    tagged(0, ...attributes({ chain, digest })),
    signatureAlgorithm(key),
    octets(signature),
  )
  const signedData = sequence(
    version,
    set(digestAlgorithm),
    sequence(contentType),
    tagged(0, ...chain.toSorted(Buffer.compare)),
    set(signerInfo),
  )
  return sequence(objectId('1.2.840.113549.1.7.2'), tagged(0, signedData))
}

/**
 * Finds the parts of a signature, whatever stands between and behind them: only who encodes them again
 * and gets the same bytes knows that this is one. Undefined where a part is missing.
 */
export function findCmsParts(bytes: Buffer): Cms | undefined {
  const certificates = valueAt(bytes, 0, 1, 0, 3)?.body
  const signedAttributes = valueAt(bytes, 0, 1, 0, 4, 0, 3)?.body
  const signature = valueAt(bytes, 0, 1, 0, 4, 0, 5)?.body
  if (certificates === undefined || signedAttributes === undefined || signature === undefined)
    return
  const digest = valueAt(signedAttributes, 1, 1, 0)?.body
  const hashes = valueAt(signedAttributes, 2, 1, 0, 0)?.body
  if (digest === undefined || hashes === undefined) return

  const found = valuesIn(certificates, longestChain).map(({ whole }) => whole)
  const chain = valuesIn(hashes, longestChain).flatMap(
    ({ body: hash }) => found.find((one) => valueAt(hash, 0)?.body.equals(digestOf(one))) ?? [],
  )
  return { chain, digest, signature }
}

/** What the key signs: content type, message digest, signing-certificate-v2; no signing-time (PAdES). */
export function signedAttributes(cms: Pick<Cms, 'chain' | 'digest'>): Buffer {
  return set(...attributes(cms))
}

/** All certificates are named, not the signer's alone: none can be exchanged without a trace. */
function attributes({ chain, digest }: Pick<Cms, 'chain' | 'digest'>): Buffer[] {
  const hashes = chain.map((certificate) => sequence(octets(digestOf(certificate))))
  return [
    sequence(objectId('1.2.840.113549.1.9.3'), set(contentType)),
    sequence(objectId('1.2.840.113549.1.9.4'), set(octets(digest))),
    sequence(objectId('1.2.840.113549.1.9.16.2.47'), set(sequence(sequence(...hashes)))),
  ]
}

/** Verbatim: a name in Chinese has several encodings, and readers compare bytes. */
function issuerOf(certificate: Buffer): Buffer {
  return valueAt(certificate, 0, 0, 3)?.whole ?? Buffer.alloc(0)
}

function serialNumberOf(certificate: Buffer): Buffer {
  return valueAt(certificate, 0, 0, 1)?.whole ?? Buffer.alloc(0)
}
