import { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { eTongDownloadTPolicy } from '@ecenter/contract/electronic-policies/e-tong-download-t-policy.ts'
import { verifyCode } from '@ecenter/contract/electronic-policies/verify-code.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/verify-file.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found, personalData, proofTails } from '../../../test/canaries.ts'
import { endorsePolicy, storedPolicy } from '../../../test/stored-policies.ts'
import { openTestParts, type TestParts } from '../../../test/test-parts.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { demoPolicies } from '../../demo/demo-policies.ts'
import { people } from '../../demo/people.ts'
import { createCertificateSigner } from '../../platform/signing/certificate-signer.ts'
import { newDemoIdentity } from '../../platform/signing/demo-identity.ts'
import { smallPdf } from '../../platform/signing/signing.samples.ts'
import type { Policy } from '../../records/policies/policy.ts'
import { documentCode } from '../archive/document-code.ts'
import { editionOf } from '../archive/edition.ts'

const main = { car: cars.main, person: people.main }

let service: TestParts
let owner: Visitor
let reader: Visitor
beforeAll(async () => {
  service = await openTestParts()
})
beforeEach(async () => {
  owner = await newcomer()
  reader = await newcomer()
})
afterAll(() => service.close())

async function newcomer(): Promise<Visitor> {
  const opened = newVisitor(service)
  await opened.open()
  return opened
}

async function downloaded(
  policy: Policy,
  call: typeof downloadPolicy | typeof eTongDownloadTPolicy,
) {
  const [handle = ''] = await service.parts.grants.open(await owner.session(), [policy.ref], {
    level: 'phone-on-file',
  })
  return (await owner.ask(call, { handle })).wire.rawPayload
}

async function verdictOn(file: Uint8Array) {
  return reader.get(verifyFile, { file: Uint8Array.from(file) })
}

describe('a document of ours', () => {
  let policy: Policy
  let file: Buffer
  beforeAll(async () => {
    owner = await newcomer()
    policy = await storedPolicy(service, main)
    file = await downloaded(policy, downloadPolicy)
  })

  const facts = {
    productName: '机动车商业保险',
    maskedPolicyNo: expect.stringMatching(/^PDAA \*{4} \*{4} \d{4}$/),
    maskedInsuredName: '王**',
    maskedPlate: '京A***21',
    startDate: '2026-07-23',
    endDate: '2027-07-22',
    status: 'in-force',
    signedBy: expect.stringContaining('示例财险'),
    isNewest: true,
  }

  test('is genuine by its file, and says masked what it insures', async () => {
    expect(await verdictOn(file)).toMatchObject({ verdict: 'genuine', facts })
  })

  test('is genuine by the code of its QR', async () => {
    const code = documentCode(service.parts.keys, await editionOf(service.parts, policy, 'policy'))
    expect(await reader.get(verifyCode, { code })).toMatchObject({ verdict: 'genuine', facts })
  })

  test('shows nothing in full and nothing that a form takes as proof', async () => {
    const own = demoPolicies(service.clock.today()).filter(({ insured }) => insured === people.main)
    const shown = JSON.stringify(await verdictOn(file))
    expect(found([...personalData(own), ...proofTails(own)], shown)).toEqual([])
  })

  test.each([
    ['at its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')])],
    ['in its middle', (bytes: Buffer) => flipped(bytes, bytes.indexOf('/Type /Page\n') + 2)],
    ['in its signature', (bytes: Buffer) => flipped(bytes, bytes.indexOf('/Contents <') + 200)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -20)],
  ])('changed %s is altered, and tells no facts', async (_, change) => {
    expect(await verdictOn(change(file))).toEqual({ verdict: 'altered' })
  })
})

test('after an endorsement the old document is still genuine, but no longer the newest', async () => {
  const policy = await storedPolicy(service, { car: cars.changed, person: people.changed })
  const old = await downloaded(policy, downloadPolicy)
  await endorsePolicy(service, policy)
  expect(await verdictOn(old)).toMatchObject({ verdict: 'genuine', facts: { isNewest: false } })
  const renewed = await downloaded(policy, downloadPolicy)
  expect(await verdictOn(renewed)).toMatchObject({ verdict: 'genuine', facts: { isNewest: true } })
})

test('the status is that of today: a policy that was cancelled since says so', async () => {
  const policy = await storedPolicy(service, { car: cars.dottedName, person: people.dottedName })
  const file = await downloaded(policy, downloadPolicy)
  await service.parts.db
    .updateTable('policy')
    .set({ cancelled_on: service.clock.today() })
    .where('id', '=', policy.ref.id)
    .execute()
  expect(await verdictOn(file)).toMatchObject({
    verdict: 'genuine',
    facts: { status: 'cancelled', isNewest: false },
  })
})

test('a mark is genuine too', async () => {
  const policy = await storedPolicy(service, main, 'compulsory')
  const mark = await downloaded(policy, eTongDownloadTPolicy)
  expect(await verdictOn(mark)).toMatchObject({
    verdict: 'genuine',
    facts: { productName: '机动车交通事故责任强制保险' },
  })
})

describe('what the archive does not have is unknown', () => {
  test.each([
    ['an ordinary PDF', async () => smallPdf()],
    ['a PDF that another signed', async () => signedBy(newDemoIdentity('另一家'))],
    [
      'one that bears our signature alone',
      () => service.parts.signer.sign(smallPdf(), new Date('2026-11-20')),
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
    const file = await downloaded(policy, downloadPolicy)
    await service.parts.db.deleteFrom('policy').where('id', '=', policy.ref.id).execute()
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

test('one session checks thirty documents an hour', async () => {
  await service.passTime(3601)
  reader = await newcomer()
  const check = () => reader.ask(verifyCode, { code: 'AAAAAAAAAAAAAAAAAAAAAA' })
  for (let count = 0; count < 30; count += 1) expect((await check()).code).toBe('1')
  expect(await check()).toMatchObject({
    code: 'E3060001',
    message: '验真次数太多，请一小时后再试，或拨打 95518 由客服为您核对。',
  })
  reader = await newcomer()
  expect(await check()).toMatchObject({ code: '1' })
})

test('an address that checked a hundred needs a slide captcha for each further one', async () => {
  await service.passTime(3601)
  const code = 'AAAAAAAAAAAAAAAAAAAAAA'
  for (let count = 0; count < 100; count += 1) {
    if (count % 25 === 0) reader = await newcomer()
    expect((await reader.ask(verifyCode, { code })).code).toBe('1')
  }
  reader = await newcomer()
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1006' })
  await reader.passSlide()
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1' })
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1006' })
})

test('every check leaves its outcome, and nothing of what was checked', async () => {
  await service.passTime(3601)
  reader = await newcomer()
  const canary = 'a canary in a file'
  const { rows: before } = await traces()
  await verdictOn(Buffer.from(`%PDF-1.7 ${canary}`))
  const { rows: after } = await traces()
  expect(after.slice(before.length)).toEqual([{ outcome: 'unknown' }])

  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(service.parts.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} as row`.execute(service.parts.db)
    expect(found([canary], rows.map(({ text }) => text).join('\n')), name).toEqual([])
  }
  expect(found([canary], service.logged.join(''))).toEqual([])
})

function traces() {
  return sql<{ outcome: string }>`
    select outcome from audit_entry where event = 'document-verified' order by at, seq
  `.execute(service.parts.db)
}

async function signedBy(identity: ReturnType<typeof newDemoIdentity>): Promise<Uint8Array> {
  return createCertificateSigner(identity).sign(smallPdf(), new Date('2026-11-20'))
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}
