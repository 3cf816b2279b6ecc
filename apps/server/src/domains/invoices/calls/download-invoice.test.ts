import {
  downloadInvoice,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { fenIn } from '../../../../test/readers/fen-in.ts'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { readXml, textAt } from '../../../../test/readers/read-xml.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  invoicesOf,
  numberedInvoice,
  provenInvoice,
} from '../../../../test/subjects/stored-invoices.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'

const digital = numberedInvoice({ policyClass: 'DZA', isOlder: false })
const older = numberedInvoice({ policyClass: 'DAA', isOlder: true, status: 'issued' })

const service = serviceOfTests({ documents: createTypstDocuments({ threads: 1 }) })
let visitor: Visitor
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

type Downloaded = Awaited<ReturnType<typeof download>>

async function download(handle: string, fileFormat: 'pdf' | 'ofd' | 'xml' = 'pdf') {
  return visitor.ask(downloadInvoice, { handle, fileFormat })
}

async function pageIn({ wire }: Downloaded): Promise<string> {
  const { pages } = await readPdf(wire.rawPayload)
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join('')
    .replaceAll(/\s/g, '')
}

test('a code to the phone on file opens every invoice of the list, and the policy’s phone is it', async () => {
  const verificationCode = await visitor.readImageCode()
  const asked = { policyNo: digital.policyNo, identifyNumber: people.main.idNumber }
  const { invoiceInfoList } = await visitor.get(queryInvoiceByPolicyNo, {
    ...asked,
    verificationCode,
  })
  const issued = invoiceInfoList.filter(({ formats }) => formats.length > 0)
  const handle = issued[0]?.handle ?? ''
  expect(await download(handle)).toMatchObject({ code: 'E3010001' })

  await visitor.proveOnFile(handle)
  expect((await service.outbox.messages())[0]?.to).toBe(people.main.mobile)
  for (const each of issued) {
    const { wire } = await download(each.handle)
    expect(wire.headers['content-type']).toBe('application/pdf')
  }
})

test('the page and the XML say what the list says, to the fen', async () => {
  const handle = await provenInvoice(service, visitor, digital)
  const pdf = await download(handle)
  const { premiumFen, vehicleTaxFen, totalFen } = amountsOf(digital)
  const text = await pageIn(pdf)
  const behind = (words: string) =>
    fenIn(new RegExp(`${words}¥?(-?[\\d,]+\\.\\d{2})`).exec(text)?.[1] ?? '')
  expect(text).toContain(digital.number)
  expect(text).toContain(digital.policyNo)
  expect(text).toMatch(/样.*张/)
  expect(behind('（小写）')).toBe(premiumFen)
  expect(behind('车船税合计：')).toBe(vehicleTaxFen)
  expect(behind('保险费与车船税合计：')).toBe(totalFen)

  const xml = await download(handle, 'xml')
  expect(xml.wire.headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': expect.stringContaining(
      encodeURIComponent(`保险电子发票 ${digital.number}.xml`),
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const root = readXml(xml.wire.rawPayload)
  expect(fenIn(textAt(root, 'AmountWithTax'))).toBe(premiumFen)
  expect(fenIn(textAt(root, 'Remarks', 'PremiumAndVehicleTax'))).toBe(totalFen)
})

test('a red-letter invoice can be had as well, with what it reverses', async () => {
  const redLetter = numberedInvoice({ policyClass: 'DAA', status: 'red-letter' })
  const text = await pageIn(await download(await provenInvoice(service, visitor, redLetter)))
  expect(text).toContain(`被红冲蓝字发票号码：${redLetter.counterpartNumber}`)
  expect(text).toContain('（负数）')
})

test('a format that was not delivered is refused with those that were', async () => {
  const refused = await download(await provenInvoice(service, visitor, digital), 'ofd')
  expect(refused).toMatchObject({
    code: 'E3020001',
    message: '没有 OFD 格式的发票文件，可以选择 PDF、XML 格式。',
  })
  const alone = await download(await provenInvoice(service, visitor, older), 'xml')
  expect(alone).toMatchObject({
    code: 'E3020001',
    message: '没有 XML 格式的发票文件，可以选择 PDF 格式。',
  })
})

test('a pending invoice says when to come back, a cancelled one that it is void', async () => {
  const [pending] = invoicesOf({ status: 'pending' })
  const [cancelled] = invoicesOf({ status: 'cancelled' })
  if (pending === undefined || cancelled === undefined) throw new Error('the demo has none')
  expect(await download(await provenInvoice(service, visitor, pending))).toMatchObject({
    code: 'E3020001',
    message: `这张发票还在开具，预计 ${pending.issuedOn} 前开好，请到时再来下载。`,
  })
  expect(await download(await provenInvoice(service, visitor, cancelled))).toMatchObject({
    code: 'E3020001',
    message: '这张发票已作废，不再提供文件。',
  })
})

test('reading the file leaves its trace', async () => {
  await download(await provenInvoice(service, visitor, digital))
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['outcome', 'subject'])
    .where('event', '=', 'invoice-downloaded')
    .execute()
  expect(entries.at(-1)).toEqual({
    outcome: expect.stringMatching(/^pdf \d+$/),
    subject: service.keys.searchHash('customer', people.main.idNumber).toString('hex'),
  })
})
