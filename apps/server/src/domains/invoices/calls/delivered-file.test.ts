import { randomBytes } from 'node:crypto'
import {
  downloadInvoice,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoicesOf, provenInvoice } from '../../../../test/subjects/stored-invoices.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'
import { type DeliveredFiles, TaxPlatformDown } from '../../../platform/tax/tax-platform.ts'

const weekly = invoicesOf({ insured: people.works, policyClass: 'EAG', status: 'issued' })

/** What a platform of the test delivers: never the same bytes twice. */
let delivered: DeliveredFiles[]
let isDown: boolean
let service: TestService
let visitor: Visitor
beforeAll(async () => {
  service = await openTestService({
    taxPlatform: {
      nextNumber: () => undefined,
      formatsOf: () => ['pdf', 'xml'],
      async deliver() {
        if (isDown) throw new TaxPlatformDown('no answer')
        const files = { pdf: randomBytes(50_000), ofd: randomBytes(20_000) }
        delivered.push(files)
        return files
      },
    },
  })
})
beforeEach(async () => {
  delivered = []
  isDown = false
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

/** The handle of an invoice that no other test has asked for. */
async function nextHandle(): Promise<string> {
  const invoice = weekly.shift()
  if (invoice === undefined) throw new Error('the works have no further invoice')
  return provenInvoice(service, visitor, invoice)
}

test('what the tax platform delivered is passed on untouched, and asked for once', async () => {
  const handle = await nextHandle()
  const first = await visitor.ask(downloadInvoice, { handle })
  const again = await visitor.ask(downloadInvoice, { handle })
  const ofd = await visitor.ask(downloadInvoice, { handle, fileFormat: 'ofd' })
  expect(delivered).toHaveLength(1)
  const [files] = delivered
  expect(first.wire.rawPayload.equals(files?.pdf ?? Buffer.of())).toBe(true)
  expect(again.wire.rawPayload.equals(files?.pdf ?? Buffer.of())).toBe(true)
  expect(ofd.wire.rawPayload.equals(files?.ofd ?? Buffer.of())).toBe(true)
  expect(ofd.wire.headers['content-type']).toBe('application/ofd')
})

test('of many who ask at once all get one and the same file', async () => {
  const handle = await nextHandle()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.ask(downloadInvoice, { handle })),
  )
  const files = new Set(answers.map(({ wire }) => wire.rawPayload.toString('hex')))
  expect(files.size).toBe(1)
})

test('the list tells the formats that were really delivered, once they are known', async () => {
  const asked = { policyNo: weekly[0]?.policyNo ?? '', identifyNumber: people.works.idNumber }
  const code = { verificationCode: await visitor.readImageCode() }
  const before = await visitor.get(queryInvoiceByPolicyNo, { ...asked, ...code })
  const number = weekly[0]?.number
  const formatsIn = ({ invoiceInfoList }: typeof before) =>
    invoiceInfoList.find(({ billnumber }) => billnumber === number)?.formats
  expect(formatsIn(before)).toEqual(['pdf', 'xml'])
  await visitor.ask(downloadInvoice, { handle: await nextHandle() })
  expect(formatsIn(await visitor.get(queryInvoiceByPolicyNo, asked))).toEqual(['pdf', 'ofd'])
})

test('while the platform is down new files wait, those that were delivered do not', async () => {
  const known = await nextHandle()
  await visitor.ask(downloadInvoice, { handle: known })
  isDown = true
  const handle = await nextHandle()
  expect(await visitor.ask(downloadInvoice, { handle })).toMatchObject({
    code: 'E1010003',
    message: '发票文件暂时取不到，请稍后再试，或拨打 95518 索取。',
  })
  expect((await visitor.ask(downloadInvoice, { handle: known })).wire.statusCode).toBe(200)
  expect(await visitor.ask(downloadInvoice, { handle: known })).toMatchObject({ code: '' })
  isDown = false
  expect(await visitor.ask(downloadInvoice, { handle })).toMatchObject({ code: '' })
})

test('the archive keeps no file in the clear', async () => {
  await visitor.ask(downloadInvoice, { handle: await nextHandle() })
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from invoice_file`.execute(
    service.db,
  )
  const start = Buffer.from(delivered[0]?.pdf.subarray(0, 16) ?? [])
  expect(start).toHaveLength(16)
  expect(rows.some(({ sealed }) => sealed.includes(start))).toBe(false)
})
