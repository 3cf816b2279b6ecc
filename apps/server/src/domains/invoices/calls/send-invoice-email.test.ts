import {
  downloadInvoice,
  queryInvoiceByPolicyNo,
  sendInvoiceEmail,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  invoicesOf,
  numberedInvoice,
  provenInvoice,
} from '../../../../test/subjects/stored-invoices.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'

const email = 'bookkeeper@example.com'
const action = 'email-invoice'
const missing = { code: 'E3010001', message: '验证已过期，请重新验证。' }
const digital = numberedInvoice({ policyClass: 'DZA', isOlder: false })
const older = numberedInvoice({ policyClass: 'DAA', isOlder: true, status: 'issued' })

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function mails() {
  const messages = (await visitor.inject({ method: 'GET', url: '/dev/outbox.json' })).json()
  return messages.filter(({ channel }: { channel: string }) => channel === 'mail')
}

/** The works’ bookkeeper: all invoices of their staff’s policy, and a fresh code for the first. */
async function bookkeeper(): Promise<string[]> {
  const [first] = invoicesOf({ insured: people.works, policyClass: 'EAG' })
  const verificationCode = await visitor.readImageCode()
  const { invoiceInfoList } = await visitor.get(queryInvoiceByPolicyNo, {
    policyNo: first?.policyNo ?? '',
    identifyNumber: people.works.idNumber,
    verificationCode,
  })
  const handles = invoiceInfoList
    .filter(({ formats }) => formats.includes('xml'))
    .map(({ handle }) => handle)
  await visitor.proveOnFile(handles[0] ?? '', action)
  return handles
}

/** One invoice, and a fresh code for its mail typed. */
async function proven(invoice = digital): Promise<string> {
  const handle = await provenInvoice(service, visitor, invoice)
  await visitor.proveOnFile(handle, action)
  return handle
}

test('one fresh code mails twenty invoices to the bookkeeper, each file as it is downloaded', async () => {
  const [handle = '', ...others] = await bookkeeper()
  const beside = others.slice(0, 19)
  const sent = { handle, others: beside, email, fileFormat: 'xml' } as const
  expect(await visitor.get(sendInvoiceEmail, sent)).toEqual({ maskedEmail: 'b***@example.com' })

  const [mail] = await mails()
  expect(mail).toMatchObject({ to: email, subject: '【示例财险】您的 20 张电子发票' })
  expect(mail.attachments).toHaveLength(20)
  for (const [at, each] of [handle, ...beside].entries()) {
    const file = await visitor.inject({ method: 'GET', url: mail.attachments[at].url })
    const downloaded = await visitor.ask(downloadInvoice, { handle: each, fileFormat: 'xml' })
    expect(file.rawPayload.equals(downloaded.wire.rawPayload)).toBe(true)
    expect(file.headers['content-type']).toBe('application/xml')
  }
  const names = mail.attachments.map(({ name }: { name: string }) => name)
  expect(new Set(names).size).toBe(20)
})

test('the mail tells nobody whose invoices they are', async () => {
  await visitor.get(sendInvoiceEmail, { handle: await proven(), email })
  const [{ text }] = await mails()
  for (const canary of [people.main.name, people.main.idNumber, digital.policyNo]) {
    expect(text).not.toContain(canary)
  }
})

test('without a fresh code for it nothing is sent', async () => {
  const handle = await provenInvoice(service, visitor, digital)
  expect(await visitor.ask(sendInvoiceEmail, { handle, email })).toMatchObject(missing)
  await visitor.proveOnFile(handle, 'open-policy')
  expect(await visitor.ask(sendInvoiceEmail, { handle, email })).toMatchObject(missing)
})

test('a fresh code sends one mail, however often and fast it is submitted', async () => {
  const before = (await mails()).length
  const handle = await proven()
  const bodies = ['1', '2', '3', '4'].map((name) => ({ handle, email: `${name}@example.com` }))
  const answers = await Promise.all(bodies.map((body) => visitor.ask(sendInvoiceEmail, body)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['1', ...Array(3).fill('E3010001')])
  expect(await mails()).toHaveLength(before + 1)
})

test('a submission that is repeated is answered again, and sent once', async () => {
  const before = (await mails()).length
  const handle = await proven()
  const sent = await Promise.all(
    [1, 2, 3].map(() => visitor.ask(sendInvoiceEmail, { handle, email }, { requestId: 'same' })),
  )
  expect(sent.map(({ code }) => code)).toEqual(['1', '1', '1'])
  expect(await mails()).toHaveLength(before + 1)
})

test('nothing is enclosed that is not proven, nor what another phone has proven', async () => {
  const handle = await proven()
  const before = (await mails()).length
  const otherVisitor = numberedInvoice({ insured: people.expired })
  const known = await provenInvoice(service, visitor, otherVisitor, { level: 'knowledge' })
  const otherPhone = await provenInvoice(
    service,
    visitor,
    numberedInvoice({ insured: people.works }),
  )
  for (const other of ['AAAAAAAAAAAAAAAAAAAAAA', known, otherPhone]) {
    const refused = await visitor.ask(sendInvoiceEmail, { handle, others: [other], email })
    expect(refused).toMatchObject(missing)
  }
  expect(await mails()).toHaveLength(before)
  expect((await visitor.ask(sendInvoiceEmail, { handle, email })).code).toBe('1')
})

test('an invoice that is named twice is enclosed once', async () => {
  const handle = await proven()
  await visitor.get(sendInvoiceEmail, { handle, others: [handle, handle], email })
  expect((await mails())[0].attachments).toHaveLength(1)
})

test('a format that one of them lacks is told with those that all have, and spends no code', async () => {
  const beside = await provenInvoice(service, visitor, older)
  const handle = await proven()
  const sent = { handle, others: [beside], email }
  expect(await visitor.ask(sendInvoiceEmail, { ...sent, fileFormat: 'xml' })).toMatchObject({
    code: 'E3020001',
    message: '没有 XML 格式的发票文件，可以选择 PDF 格式。',
  })
  expect((await visitor.ask(sendInvoiceEmail, { ...sent, fileFormat: 'pdf' })).code).toBe('1')
})

test('a customer gets ten mails a day', async () => {
  for (let time = 0; time < 10; time += 1) {
    const handle = await provenInvoice(service, visitor, digital, { level: 'fresh-code', action })
    expect((await visitor.ask(sendInvoiceEmail, { handle, email })).code).toBe('1')
  }
  const handle = await provenInvoice(service, visitor, digital, { level: 'fresh-code', action })
  expect(await visitor.ask(sendInvoiceEmail, { handle, email })).toMatchObject({
    code: 'E0060003',
  })
})

test('more than twenty at once, and more than one mailbox, are refused at their fields', async () => {
  const handle = await proven()
  const others = Array.from({ length: 20 }, () => handle)
  expect(await visitor.ask(sendInvoiceEmail, { handle, others, email })).toMatchObject({
    code: '1000',
    field: 'others',
    message: '一次最多发送 20 张发票',
  })
  const two = { handle, email: `${email},other@example.com` }
  expect(await visitor.ask(sendInvoiceEmail, two)).toMatchObject({ code: '1000', field: 'email' })
})
