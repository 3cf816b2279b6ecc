import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Certificate, ContentInfo, SignedData } from 'pkijs'
import { expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { issuedIdentity, otherLibrary } from './certificate-authority.samples.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { addSignatureField } from './signature-field.ts'
import { SigningFailed } from './signer.ts'
import { type KeyKind, newIdentity, noon, smallPdf, typstPdf } from './signing.samples.ts'
import { verifySignature } from './verify-signature.ts'

const document = await typstPdf()
const signer = createCertificateSigner(newIdentity())
const signed = Buffer.from(await signer.sign(document, noon))
const ownPart = signed.subarray(document.length).toString('latin1')

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

test('the signature is of the kind that PDF readers ask for, and says nothing twice', () => {
  expect(ownPart).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(ownPart).toContain('/M (D:20261120040000Z)')
  const { signerInfos } = cmsOf(signed)
  const attributes = signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type)

  expect(signerInfos).toHaveLength(1)
  expect(attributes).toEqual([
    '1.2.840.113549.1.9.3', // content-type
    '1.2.840.113549.1.9.4', // message-digest
    '1.2.840.113549.1.9.16.2.47', // signing-certificate-v2; no signing-time
  ])
})

test.each<KeyKind>(['P-256', 'P-384', 'P-521', 'RSA'])(
  'another library finds a signature by a key %s right, and under the Chinese name',
  async (kind) => {
    const identity = newIdentity({ kind })
    const { name, sign, certificates } = createCertificateSigner(identity)
    const pdf = Buffer.from(await sign(document, noon))

    expect(name).toBe('安途财产保险股份有限公司')
    expect(await isRightElsewhere(pdf)).toBe(true)
    expect(await verifySignature(pdf, certificates)).toEqual({
      kind: 'whole',
      signedBy: '安途财产保险股份有限公司',
      signedAt: noon,
    })
    pdf[20] = 0
    expect(await isRightElsewhere(pdf)).toBe(false)
  },
)

test('the certificates of those who vouch for the signer travel along', async () => {
  const identity = await issuedIdentity('安途财险')
  const authority = createCertificateSigner(identity)
  const pdf = Buffer.from(await authority.sign(document, noon))
  const [root] = identity.issuers.slice(-1).map(({ raw }) => Certificate.fromBER(raw))

  expect(cmsOf(pdf).certificates).toHaveLength(3)
  expect(await isRightElsewhere(pdf, root && [root])).toBe(true)
  expect(await verifySignature(pdf, authority.certificates)).toMatchObject({
    kind: 'whole',
    signedBy: '安途财险',
  })
})

test.skipIf(!hasOpenssl())('openssl finds the signature right', async () => {
  const identity = await issuedIdentity('安途财险')
  const pdf = Buffer.from(await createCertificateSigner(identity).sign(document, noon))
  const { contents, content } = partsOf(pdf)
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-openssl-'))
  const file = (name: string, bytes: string | Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  try {
    const { stderr } = spawnSync('openssl', [
      ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any'],
      ...['-in', file('cms', contents), '-content', file('content', content)],
      ...['-CAfile', file('root', identity.issuers.at(-1)?.toString() ?? '')],
      ...['-attime', String(noon.getTime() / 1000), '-out', join(folder, 'out')],
    ])
    expect(stderr.toString()).toContain('CAdES Verification successful')
  } finally {
    rmSync(folder, { recursive: true })
  }
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

/** The hole of the signature, and all around it. */
function partsOf(pdf: Buffer): { contents: Buffer; content: Buffer } {
  const holeAt = pdf.lastIndexOf('/Contents <') + '/Contents '.length
  const holeEnd = pdf.indexOf('>', holeAt) + 1
  const digits = pdf.subarray(holeAt + 1, holeEnd - 1).toString('latin1')
  return {
    contents: Buffer.from(digits, 'hex'),
    content: Buffer.concat([pdf.subarray(0, holeAt), pdf.subarray(holeEnd)]),
  }
}

function cmsOf(pdf: Buffer): SignedData {
  return new SignedData({ schema: ContentInfo.fromBER(partsOf(pdf).contents).content })
}

function isRightElsewhere(pdf: Buffer, trustedCerts?: Certificate[]): Promise<boolean> {
  const data = Uint8Array.from(partsOf(pdf).content).buffer
  const chain = trustedCerts ? { trustedCerts, checkChain: true, checkDate: noon } : {}
  return cmsOf(pdf)
    .verify({ signer: 0, data, ...chain }, otherLibrary)
    .catch(() => false)
}

function hasOpenssl(): boolean {
  return spawnSync('openssl', ['version']).stdout?.includes('OpenSSL') ?? false
}
