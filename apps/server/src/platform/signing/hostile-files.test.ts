import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCertificateSigner } from './certificate-signer.ts'
import { newIdentity, noon, smallPdf, typstPdf } from './signing.samples.ts'
import { verifySignature } from './verify-signature.ts'

const identity = newIdentity()
const ours = createCertificateSigner(identity)

const kindOf = async (pdf: Uint8Array) => (await verifySignature(pdf, ours.certificates)).kind
const signed = Buffer.from(await ours.sign(await typstPdf(), noon))
const smallSigned = Buffer.from(await ours.sign(smallPdf(), noon))

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
