import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readPdf } from '../../../test/readers/read-pdf.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { addSignatureField } from './signature-field.ts'
import { SigningFailed } from './signer.ts'
import { newIdentity, noon, smallPdf, typstPdf } from './signing.samples.ts'
import { verifySignature } from './verify-signature.ts'

const document = await typstPdf()
const signer = createCertificateSigner(newIdentity())
const signed = Buffer.from(await signer.sign(document, noon))

test('a signed document says what it said before, and is tagged PDF/A-2a as before', async () => {
  const before = await readPdf(document)
  const after = await readPdf(signed)

  expect(after.pages).toEqual(before.pages)
  expect(after.metadata?.get('pdfaid:part')).toBe('2')
  expect(after.metadata?.get('pdfaid:conformance')).toBe('A')
  expect(signed.subarray(0, document.length).equals(document)).toBe(true)
})

test('a reader finds one signature field on the first page, and the links beside it', async () => {
  const pdf = await getDocument({ data: Uint8Array.from(signed), verbosity: 0 }).promise
  const annotations = await (await pdf.getPage(1)).getAnnotations()
  await pdf.destroy()

  expect(annotations.map(({ subtype }) => subtype).toSorted()).toEqual(['Link', 'Link', 'Widget'])
  expect(annotations.find(({ subtype }) => subtype === 'Widget')).toMatchObject({
    fieldType: 'Sig',
    rect: [0, 0, 0, 0],
  })
})

test('what the signature adds keeps to PDF/A: file identifier, printed field, right offsets', () => {
  const ownPart = signed.subarray(document.length).toString('latin1')
  const firstId = /\/ID \[(\([^)]*\))/.exec(Buffer.from(document).toString('latin1'))?.[1]
  const rows = [...ownPart.matchAll(/^(\d+) 1\n(\d{10}) 00000 n \n/gm)]
  const startxref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(ownPart)?.[1])

  expect(ownPart).toContain(`/ID [${firstId} <`)
  expect(ownPart).toContain('/Rect [0 0 0 0]\n/F 4\n')
  expect(rows).toHaveLength(4)
  for (const [, number, offset] of rows) {
    expect(signed.subarray(Number(offset)).toString('latin1', 0, 20)).toMatch(`${number} 0 obj\n`)
  }
  expect(signed.subarray(startxref).toString('latin1', 0, 5)).toBe('xref\n')
})

test('documents signed at the same time do not get into each other', async () => {
  const times = [noon, new Date('2026-11-21T00:00:01Z'), new Date('2026-12-31T23:59:59Z')]
  const pdfs = await Promise.all(times.map((at) => signer.sign(document, at)))
  const verdicts = await Promise.all(pdfs.map((pdf) => verifySignature(pdf, signer.certificates)))

  expect(verdicts).toEqual(
    times.map((signedAt) => ({ kind: 'whole', signedBy: signer.name, signedAt })),
  )
})

test('nothing is signed before the certificate begins or after it has ended', async () => {
  const small = smallPdf()

  await expect(signer.sign(small, new Date('2027-01-02'))).rejects.toThrow(SigningFailed)
  await expect(signer.sign(small, new Date('2025-12-31'))).rejects.toThrow(SigningFailed)
})

test('a signature that finds no room is refused, not cut off', () => {
  const { fill } = addSignatureField(smallPdf(), noon, 100)

  expect(() => fill(Buffer.alloc(101))).toThrow(SigningFailed)
})

test('only a document of our own making is signed, once', async () => {
  const small = smallPdf()
  const foreign = [
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7\n%%EOF'),
    small.subarray(1),
    small.subarray(0, -10),
    Buffer.from(small.toString('latin1').replace('/Type /Page\n', '/Type /Pages\n'), 'latin1'),
    await signer.sign(small, noon),
  ]

  for (const pdf of foreign) await expect(signer.sign(pdf, noon)).rejects.toThrow(SigningFailed)
})

test('whatever else is to be signed is refused in the same words', async () => {
  const small = smallPdf()
  const damaged = fc
    .tuple(fc.nat(small.length - 1), fc.string({ unit: 'binary-ascii', maxLength: 12 }))
    .map(([at, text]) => {
      const pdf = Buffer.from(small)
      pdf.write(text, at, 'latin1')
      return pdf
    })
  await fc.assert(
    fc.asyncProperty(damaged, async (pdf) => {
      const outcome = await signer.sign(pdf, noon).catch((error: unknown) => error)
      expect(outcome instanceof Uint8Array || outcome instanceof SigningFailed).toBe(true)
    }),
  )
})
