import {
  downloadPolicy,
  verifyCode,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { provenHandle, storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { createCertificateSigner } from '../../../platform/signing/certificate-signer.ts'
import { newDemoIdentity } from '../../../platform/signing/demo-identity.ts'
import { smallPdf } from '../../../platform/signing/signing.samples.ts'

const service = serviceOfTests()
let reader: Visitor
beforeEach(async () => {
  reader = newVisitor(service)
  await reader.open()
})

async function verdictOn(file: Uint8Array) {
  return reader.get(verifyFile, { file: Uint8Array.from(file) })
}

describe('what the archive does not have is unknown', () => {
  test.each([
    ['an ordinary PDF', async () => smallPdf()],
    ['a PDF that another signed', async () => signedBy(newDemoIdentity('另一家'))],
    [
      'one that bears our signature alone',
      () => service.signer.sign(smallPdf(), new Date('2026-11-20')),
    ],
    ['a broken PDF', async () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['an encrypted PDF', async () => Buffer.from('%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF')],
    [
      '10 MB that only begin like one',
      async () => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10_485_755, '/ByteRange [')]),
    ],
  ])('%s', async (_, fileOf) => {
    expect(await verdictOn(await fileOf())).toEqual({ verdict: 'unknown' })
  })

  test('a code that nobody printed', async () => {
    const answer = await reader.get(verifyCode, { code: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(answer).toEqual({ verdict: 'unknown' })
  })

  test('a document whose policy was removed', async () => {
    const policy = await storedPolicy(service, { car: cars.passport, person: people.passport })
    const handle = await provenHandle(service, reader, policy)
    const file = (await reader.ask(downloadPolicy, { handle })).wire.rawPayload
    await service.db.deleteFrom('policy').where('id', '=', policy.ref.id).execute()
    expect(await verdictOn(file)).toEqual({ verdict: 'unknown' })
  })
})

test.each([
  ['a photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['an empty file', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>%PDF-')],
])('%s is refused at its field', async (_, file) => {
  expect(await reader.ask(verifyFile, { file })).toMatchObject({
    code: '1010',
    field: 'file',
    message: '这不是 PDF 文件，请选择下载或邮件收到的电子保单。',
  })
})

test('a code that is cut off is refused at its field', async () => {
  expect(await reader.ask(verifyCode, { code: 'AAAA' })).toMatchObject({
    code: '1000',
    field: 'code',
    message: '验真码不完整，请重新扫描保单上的二维码',
  })
})

async function signedBy(identity: ReturnType<typeof newDemoIdentity>): Promise<Uint8Array> {
  return createCertificateSigner(identity).sign(smallPdf(), new Date('2026-11-20'))
}
