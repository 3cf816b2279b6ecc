import { sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf } from './algorithms.ts'
import { issuedIdentity } from './certificate-authority.samples.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { encodeCms, signedAttributes } from './cms.ts'
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
const smallSigned = Buffer.from(await ours.sign(smallPdf(), noon))

test('a document as it was issued is whole, also as a part of a larger buffer', async () => {
  const within = Buffer.concat([Buffer.alloc(7), signed, Buffer.alloc(7)]).subarray(7, -7)

  expect(await verdictOn(signed)).toEqual(whole)
  expect(await verdictOn(Uint8Array.from(signed))).toEqual(whole)
  expect(await verdictOn(within)).toEqual(whole)
})

test('one changed byte is found, at every place of a small document', async () => {
  for (let at = 0; at < smallSigned.length; at += 1) {
    // The bits between small and capital letters, and one that moves each time.
    for (const flip of [0x20, 1 << (at % 8), 1 + (at % 255)]) {
      const kind = await kindOf(flipped(smallSigned, at, flip))
      if (kind !== 'broken') expect({ at, flip, kind }).toMatchObject({ kind: 'broken' })
    }
  }
})

test('one changed byte is found, wherever it is in a document as issued', async () => {
  const holeAt = signed.lastIndexOf('/Contents <')
  const regions = [
    { min: 0, max: document.length },
    { min: document.length, max: holeAt },
    { min: holeAt, max: signed.lastIndexOf('>\n>>\nendobj') },
    { min: signed.lastIndexOf('xref\n'), max: signed.length - 1 },
  ]
  const place = fc.oneof(...regions.map((region) => fc.integer(region)))
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      expect(await kindOf(flipped(signed, at, flip))).toBe('broken')
    }),
    { numRuns: 1000 },
  )
})

test('what was added, taken out or moved is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(smallSigned.length),
      fc.nat(40),
      fc.uint8Array({ maxLength: 40 }),
      async (at, taken, added) => {
        const end = at + taken
        const pdf = Buffer.concat([smallSigned.subarray(0, at), added, smallSigned.subarray(end)])
        fc.pre(!pdf.equals(smallSigned))
        expect(await kindOf(pdf)).not.toBe('whole')
      },
    ),
    { numRuns: 1000 },
  )
})

test.each([
  ['a line end', '\n'],
  ['an update by another program', '1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n'],
  ['a second file', smallSigned],
])('%s behind the document breaks it', async (_, behind) => {
  expect(await kindOf(Buffer.concat([signed, Buffer.from(behind)]))).toBe('broken')
})

test('a second signature behind ours breaks it, whoever made it', async () => {
  const second = signed.subarray(document.length)
  const foreign = Buffer.from(await other.sign(document, noon)).subarray(document.length)

  expect(await kindOf(Buffer.concat([signed, second]))).toBe('broken')
  expect(await kindOf(Buffer.concat([signed, foreign]))).toBe('broken')
})

test('a signature that was put on another document breaks it', async () => {
  const update = signed.subarray(document.length)
  const otherDocument = Buffer.from(document)
  otherDocument[document.length - 200] = 0x20

  expect(await kindOf(Buffer.concat([otherDocument, update]))).toBe('broken')
})

test('a document written anew by another program is broken, not foreign', async () => {
  const hole = /<[0-9a-f]+>\n>>\nendobj/
  const text = signed.toString('latin1')
  const inCapitals = text.replace(hole, (digits) => digits.toUpperCase())
  const inBytes = text.replace(hole, (digits) =>
    Buffer.from(digits.slice(1), 'hex').toString('latin1'),
  )

  expect(await kindOf(Buffer.from(inCapitals, 'latin1'))).toBe('broken')
  expect(await kindOf(Buffer.from(inBytes, 'latin1'))).toBe('broken')
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

test('files made to trouble the reader are judged like others', async () => {
  const tenMegabytes = 10 * 1024 * 1024
  const repeated = (text: string) => Buffer.alloc(tenMegabytes, text, 'latin1')
  const { raw } = identity.certificate
  const files = [
    Buffer.alloc(tenMegabytes),
    repeated('/ByteRange [0 1 2 3]\n/Contents <'),
    repeated('/M (D:20261120040000Z)\n/ByteRange [0 99999999999999999999 1 1]\n/Contents <00>'),
    repeated(raw.toString('hex').slice(0, -1)),
    inHole(repeated('30')),
    inHole(Buffer.alloc(60_000, '3084ffffffff')),
    inHole(Buffer.alloc(120_000, '3080')),
    inHole(nested(raw)),
    Buffer.concat([signed, repeated('\n')]),
    Buffer.concat([repeated('\n'), signed]),
  ]

  for (const file of files) expect(await kindOf(file)).toMatch(/^(none|foreign|broken)$/)
})

test('no random file is ever whole, and none makes the check fail', async () => {
  const hole = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('hex'))
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    hole.map((digits) => inHole(Buffer.from(digits))),
    fc.nat(smallSigned.length).map((end) => smallSigned.subarray(0, end - 1)),
  )
  await fc.assert(
    fc.asyncProperty(file, async (pdf) => {
      expect(await kindOf(pdf)).not.toBe('whole')
    }),
    { numRuns: 2000 },
  )
})

function flipped(pdf: Buffer, at: number, flip: number): Buffer {
  const changed = Buffer.from(pdf)
  changed[at] = (changed[at] ?? 0) ^ flip
  return changed
}

/** Signed with our key as the signer would, were it not for the certificate's days. */
function signedAt(at: Date): Buffer {
  const { key, certificate } = identity
  const { signed: content, fill } = addSignatureField(smallPdf(), at, 2048)
  const facts = { chain: [certificate.raw], digest: digestOf(...content) }
  return fill(encodeCms({ ...facts, signature: sign('sha256', signedAttributes(facts), key) }, key))
}

/** A file whose one signature consists of these digits, at the place where it says so. */
function inHole(digits: Buffer): Buffer {
  const head = '%PDF-1.7\n<<\n/M (D:20261120040000Z)\n'
  const behind = '\n>>\n'
  const holeAt = head.length + 46 + '\n/Contents '.length
  const holeEnd = holeAt + digits.length + 2
  const range = `/ByteRange [0 ${holeAt} ${holeEnd} ${behind.length}]`.padEnd(46)
  return Buffer.concat([
    Buffer.from(`${head}${range}\n/Contents <`),
    digits,
    Buffer.from(`>${behind}`),
  ])
}

/** Our certificate below sequences within sequences. */
function nested(certificate: Buffer): Buffer {
  let bytes = certificate
  while (bytes.length < 20_000) {
    bytes = Buffer.concat([Buffer.of(0x30, 0x82, bytes.length >> 8, bytes.length % 256), bytes])
  }
  return Buffer.from(bytes.toString('hex'))
}
