import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Certificate, ContentInfo, SignedData } from 'pkijs'
import { expect, test } from 'vitest'
import { issuedIdentity, otherLibrary } from './certificate-authority.samples.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { type KeyKind, newIdentity, noon, typstPdf } from './signing.samples.ts'
import { verifySignature } from './verify-signature.ts'

const document = await typstPdf()

test('the signature is of the kind that PDF readers ask for, and says nothing twice', async () => {
  const signed = Buffer.from(await createCertificateSigner(newIdentity()).sign(document, noon))
  const ownPart = signed.subarray(document.length).toString('latin1')

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
