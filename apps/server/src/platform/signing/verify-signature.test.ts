import { sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { issuedIdentity } from './certificate-authority.samples.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { digestOf, encodeCms, signedAttributes } from './cms.ts'
import { addSignatureField } from './signature-field.ts'
import { newIdentity, noon, smallPdf, typstPdf } from './signing.samples.ts'
import { type SignatureVerdict, verifySignature } from './verify-signature.ts'

const document = await typstPdf()
const identity = newIdentity()
const ours = createCertificateSigner(identity)
const other = createCertificateSigner(newIdentity())
const whole: SignatureVerdict = { kind: 'whole', signedBy: ours.name, signedAt: noon }

const verdictOn = (pdf: Uint8Array) => verifySignature(pdf, ours.certificates)
const kindOf = async (pdf: Uint8Array) => (await verdictOn(pdf)).kind
const signed = Buffer.from(await ours.sign(document, noon))

test('a document as it was issued is whole, also as a part of a larger buffer', async () => {
  const within = Buffer.concat([Buffer.alloc(7), signed, Buffer.alloc(7)]).subarray(7, -7)

  expect(await verdictOn(signed)).toEqual(whole)
  expect(await verdictOn(Uint8Array.from(signed))).toEqual(whole)
  expect(await verdictOn(within)).toEqual(whole)
})

test('a document that nobody signed has no signature', async () => {
  expect(await verdictOn(document)).toEqual({ kind: 'none' })
  expect(await verdictOn(Buffer.alloc(0))).toEqual({ kind: 'none' })
})

test('a signature by a certificate of the same name is foreign', async () => {
  expect(other.name).toBe(ours.name)
  expect(await verdictOn(await other.sign(document, noon))).toEqual({ kind: 'foreign' })
})

test('a signer is not trusted for the authority that vouches for it', async () => {
  const customer = await issuedIdentity('安途财险')
  const pdf = await createCertificateSigner(customer).sign(document, noon)

  const { kind } = await verifySignature(pdf, customer.issuers)
  expect(kind).not.toBe('whole')
})

test('our certificate on a signature by another key is broken', async () => {
  const { key } = newIdentity()
  const thief = createCertificateSigner({ ...identity, key })

  expect(await kindOf(await thief.sign(document, noon))).toBe('broken')
})

test('after a rotation old documents stay whole, until the old certificate is given up', async () => {
  const rotated = createCertificateSigner(newIdentity(), [identity.certificate])
  const given = createCertificateSigner(newIdentity())

  expect(await verifySignature(signed, rotated.certificates)).toEqual(whole)
  expect(await verifySignature(signed, given.certificates)).toEqual({ kind: 'foreign' })
})

test('a signature dated outside the days of its certificate is broken', async () => {
  const dated = (day: string) => signedAt(new Date(day))

  expect(await kindOf(dated('2026-06-01'))).toBe('whole')
  expect(await kindOf(dated('2025-06-01'))).toBe('broken')
  expect(await kindOf(dated('2027-06-01'))).toBe('broken')
})

/** Signed with our key as the signer would, were it not for the certificate's days. */
function signedAt(at: Date): Buffer {
  const { key, certificate } = identity
  const { signed: content, fill } = addSignatureField(smallPdf(), at, 2048)
  const facts = { chain: [certificate.raw], digest: digestOf(...content) }
  return fill(encodeCms({ ...facts, signature: sign('sha256', signedAttributes(facts), key) }, key))
}
