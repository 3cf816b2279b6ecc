import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCertificateSigner } from './certificate-signer.ts'
import { newIdentity, noon, smallPdf, typstPdf } from './signing.samples.ts'
import { verifySignature } from './verify-signature.ts'

const document = await typstPdf()
const ours = createCertificateSigner(newIdentity())
const other = createCertificateSigner(newIdentity())

const kindOf = async (pdf: Uint8Array) => (await verifySignature(pdf, ours.certificates)).kind
const signed = Buffer.from(await ours.sign(document, noon))
const smallSigned = Buffer.from(await ours.sign(smallPdf(), noon))

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

function flipped(pdf: Buffer, at: number, flip: number): Buffer {
  const changed = Buffer.from(pdf)
  changed[at] = (changed[at] ?? 0) ^ flip
  return changed
}
