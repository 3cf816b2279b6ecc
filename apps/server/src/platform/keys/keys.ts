import { hash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type NumberedKey, type Seals, sealsFrom } from './seals.ts'

/** What a keyed hash is of; one secret never answers for another kind. */
export type SearchKind =
  | 'customer'
  | 'phone'
  | 'car'
  | 'plate'
  | 'policy-no'
  | 'plate+holder-id'
  | 'policy-no+insured-id'
  | 'policy-no+applicant-id'
  | 'document-serial+applicant-id'
  | 'document-serial+insured-id'
  | 'name+applicant-id'
  | 'name+insured-id'
  | 'loan-contract+insured-id'
  | 'marketplace-order'
  | 'guardian+id'
  | 'school+student'
  | 'student+id-tail'
  | 'parent+id-tail'
  | 'applicant-id-tail+mobile'
  | 'insured-person'
  | 'insured-name'
  | 'staff-name'
  | 'endorsement-no'
  | 'regist-no'
  | 'claim:plate+insured-id'
  | 'claim:policy-no+insured-id'
  | 'claim:regist-no+insured-name'
  | 'claim:reporter+mobile'
  | 'order'
  | 'order:plate+id+phone'
  | 'order:name+id+phone'
  | 'order:applicant+phone'
  | 'delivery:insured-id+frame'
  | 'invoice'
  | 'invoice-no+code'
  | 'invoice-no+day'
  | 'invoice-facts'
  | 'lookup'
  | 'lookup-target'
  | 'address'
  | 'document-code'
  | 'document-hash'
  | 'document-version'
  | 'link'
  | 'mailbox'
  | 'case-no'
  | 'appeal'
  | 'claim-link'
  | 'application-read'
  | 'offer-read'
  | 'offer-payee-read'
  | 'offer-payees-read'
  | 'short-link'
  | 'bank-reference'
  | 'short-link-policy'
  | 'payment-return'
  | 'holder-id'
  | 'phone-on-file'
  | 'own-phone'
  | 'passkey-user'
  | 'sign-on-ticket'
  | 'robot-miss'
  | 'site-picture'
  | 'account'
  | 'imported-row'
  | 'imported-content'
  | 'core-subject'
  | 'core-key'
export type MacKind =
  | 'session-token'
  | 'handle'
  | 'image-code'
  | 'sms-code'
  | 'document-code'
  | 'audit'
  | 'audit-head'
  | 'single-sign-on'
  | 'submission'
  | 'sandbox-notice'
  | 'body'
  | 'wechat-state'
  | 'known-device'
  | 'work'

/** Encryption of personal fields, keyed search over them, and seals on codes; keys live outside the database. */
export interface Keys extends Seals {
  /** The same facts always give the same 16 bytes, which say nothing without the key. */
  searchHash(kind: SearchKind, ...facts: readonly string[]): Buffer
  mac(kind: MacKind, ...facts: readonly (string | Buffer)[]): Buffer
  /** With each key that is accepted, that of `mac` in front: a process beside us may have another one there. */
  macs(kind: MacKind, ...facts: readonly (string | Buffer)[]): Buffer[]
  /** Whether it was made of these facts with one of them; takes the same time whatever is given. */
  isMac(kind: MacKind, given: Buffer, ...facts: readonly (string | Buffer)[]): boolean
  /** Encrypts a value as `sealBytes` does a file. */
  seal(context: string, value: unknown): Buffer
  unseal(context: string, sealed: Buffer): unknown
  /** Numbers of the data keys that open, the one that seals in front. */
  readonly dataKeyNumbers: readonly number[]
}

/** The keys as the settings give them. */
export interface KeyMaterial {
  /** The first encrypts, all decrypt. */
  readonly data: readonly NumberedKey[]
  /** The first seals the secret of the hashes that is in the database, all open it. */
  readonly search: readonly Buffer[]
  /** The first makes proofs, all are accepted. */
  readonly proof: readonly Buffer[]
  /** Made proofs once; what they sealed of the audit trail still holds, and nothing else. */
  readonly oldProof: readonly Buffer[]
}

/** The same with the secret that the database's hashes are made with, in place of what it is sealed with. */
export interface OpenedMaterial extends Omit<KeyMaterial, 'search'> {
  readonly searchSecret: Buffer
}

export function keysFrom(material: OpenedMaterial): Keys {
  const { sealBytes, unsealBytes } = sealsFrom(material.data)
  const searchHashes = keyedHashes(material.searchSecret)
  const [first, ...others] = material.proof
  if (first === undefined) throw new Error('no proof key is configured')
  const proofs = keyedHashes(first)
  const otherProofs = others.map(keyedHashes)
  const oldProofs = material.oldProof.map(keyedHashes)

  return {
    searchHash: (kind, ...facts) => searchHashes(kind)(facts).subarray(0, 16),
    mac: (kind, ...facts) => proofs(kind)(facts),
    macs,
    isMac: (kind, given, ...facts) =>
      macs(kind, ...facts).filter((mac) => isSame(mac, given)).length > 0,
    seal: (context, value) => sealBytes(context, Buffer.from(JSON.stringify(value))),
    unseal: (context, sealed) => JSON.parse(unsealBytes(context, sealed).toString()),
    sealBytes,
    unsealBytes,
    dataKeyNumbers: material.data.map(({ number }) => number),
  }

  function macs(kind: MacKind, ...facts: readonly (string | Buffer)[]): Buffer[] {
    const old = kind === 'audit' || kind === 'audit-head' ? oldProofs : []
    return [proofs, ...otherProofs, ...old].map((hashOf) => hashOf(kind)(facts))
  }
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** By a key that is derived for each kind, once. */
function keyedHashes(root: Buffer): (kind: string) => ReturnType<typeof keyedHash> {
  const made = new Map<string, ReturnType<typeof keyedHash>>()
  return (kind) => {
    const known = made.get(kind)
    if (known !== undefined) return known
    const hashOf = keyedHash(Buffer.from(hkdfSync('sha256', root, '', kind, 32)))
    made.set(kind, hashOf)
    return hashOf
  }
}

const blockLength = 64
const digestLength = 32
/** Longer facts, as of a body, are hashed in memory of their own. */
const usualLength = 1024

/**
 * HMAC-SHA-256 of facts, by the two hashes that it is made of (RFC 2104): a policy has twenty, and without an
 * object for each they take half as long. Each fact goes in with its length, so that no two lists of facts run
 * into each other.
 */
function keyedHash(key: Buffer): (facts: readonly (string | Buffer)[]) => Buffer {
  const inner = Buffer.alloc(blockLength + usualLength, 0x36)
  const outer = Buffer.alloc(blockLength + digestLength, 0x5c)
  for (const [at, byte] of key.entries()) {
    inner[at] = byte ^ 0x36
    outer[at] = byte ^ 0x5c
  }
  return (facts) => {
    const lengths = facts.map((fact) => Buffer.byteLength(fact))
    const begun = `${lengths.join()}:`
    const length = lengths.reduce((sum, each) => sum + each, blockLength + begun.length)
    const input = length <= inner.length ? inner : Buffer.concat([inner], length)
    let at = blockLength + input.write(begun, blockLength)
    for (const fact of facts)
      at += typeof fact === 'string' ? input.write(fact, at) : fact.copy(input, at)
    outer.write(hash('sha256', input.subarray(0, length), 'binary'), blockLength, 'binary')
    return Buffer.from(hash('sha256', outer, 'binary'), 'binary')
  }
}
