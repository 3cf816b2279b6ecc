import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import {
  downloadDocuments,
  leftOutFileName,
  mailDocuments,
  mailDocumentsTo,
} from '@ecenter/contract/person/documents.ts'
import { readCar, readOverview } from '@ecenter/contract/person/overview.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { stubDocuments } from '../../../../test/fakes/stub-documents.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { readSettings } from '../../../platform/config/settings.ts'
import { sandboxTaxPlatform } from '../../../platform/tax/sandbox-tax-platform.ts'
import { TaxPlatformDown } from '../../../platform/tax/tax-platform.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const email = 'wang.ming@example.com'
const missing = 'E3010001'

let isTaxDown = false
const tax = sandboxTaxPlatform({
  settings: readSettings({ ECENTER_MODE: 'demo' }, '/'),
  documents: stubDocuments,
})
const service = serviceOfTests({
  taxPlatform: {
    ...tax,
    async deliver(invoice) {
      if (isTaxDown) throw new TaxPlatformDown('no answer')
      return tax.deliver(invoice)
    },
  },
})

let visitor: Visitor
let visits = 0
beforeEach(async () => {
  isTaxDown = false
  await service.passTime(24 * 3600)
  visitor = await arrived()
})

async function arrived(): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, `198.51.100.${visits}`)
  await one.open()
  return one
}

/** The car of somebody who has proven who they are. */
async function carOf({ mobile, idNumber }: { mobile: string; idNumber: string }): Promise<string> {
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const overview = await visitor.get(readOverview, {})
  return overview.cars[0]?.handle ?? ''
}

/** The core names an address of theirs. */
async function named(person: typeof people.main, address: string): Promise<void> {
  const { name, idNumber, mobile } = person
  const contact = { name, idNumber, mobile, email: address }
  await writeContacts(service.db, [contactRows(service.keys, contact)])
}

async function withCode(handle: string, address: string | undefined): Promise<void> {
  const purpose = 'mail-documents'
  await service.passTime(61)
  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle, purpose, email: address })
  const smsCode = await visitor.readSms()
  await visitor.get(checkSMSCode, { smsCode, purpose, handle, email: address })
}

async function zipOf(handle: string): Promise<Record<string, Uint8Array>> {
  const { wire } = await visitor.ask(downloadDocuments, { handle })
  expect(wire.headers['content-type']).toBe('application/zip')
  return unzipSync(wire.rawPayload)
}

async function tracesOf(...events: readonly string[]): Promise<string[]> {
  const { id } = await visitor.session()
  const rows = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('session_id', '=', id)
    .where('event', 'in', events)
    .execute()
  return rows.map(({ event, outcome }) => `${event} ${outcome}`).sort()
}

test('the ZIP holds each paper as it is downloaded alone, and leaves the same traces', async () => {
  const handle = await carOf(people.main)
  const { documents } = await visitor.get(readCar, { handle })
  const files = await zipOf(handle)
  expect(documents.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['policy', 'mark', 'invoice']),
  )
  expect(Object.keys(files)).toHaveLength(documents.length)
  const together = await tracesOf('policy-downloaded', 'invoice-downloaded')
  expect(together).toHaveLength(documents.length)

  const policy = documents.find(({ kind }) => kind === 'policy')?.handle ?? ''
  const alone = await visitor.ask(downloadPolicy, { handle: policy })
  const bytes = Object.values(files).map((each) => Buffer.from(each).toString('base64'))
  expect(bytes).toContain(alone.wire.rawPayload.toString('base64'))
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.handle ?? ''
  const bill = await visitor.ask(downloadInvoice, { handle: invoice })
  expect(bytes).toContain(bill.wire.rawPayload.toString('base64'))
  const more = await tracesOf('policy-downloaded', 'invoice-downloaded')
  expect(new Set(more)).toEqual(new Set(together))
})

test('what the tax platform does not deliver now is named in the ZIP, and the rest is there', async () => {
  isTaxDown = true
  const handle = await carOf(people.twoCars)
  const { documents } = await visitor.get(readCar, { handle })
  const files = await zipOf(handle)
  const said = strFromU8(files[leftOutFileName] ?? new Uint8Array())
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  expect(said.trim().split('\r\n')).toHaveLength(invoices.length)
  expect(said).toContain(`${invoices[0]?.title}（${invoices[0]?.note}）：发票文件暂时取不到`)
  expect(said).not.toContain('{hotline}')
  expect(Object.keys(files)).toHaveLength(documents.length - invoices.length + 1)
})

test('a policy on paper has no ZIP, and the page is told why', async () => {
  const handle = await carOf(people.paper)
  const { code, message } = await visitor.ask(downloadDocuments, { handle })
  expect(code).toBe('E3020001')
  expect(message).toContain('这份保单只有纸质版，需要补打请联系承保网点。')
})

test('one mail to one’s own address takes no code, holds all papers, and counts as a mail of each policy', async () => {
  await named(people.main, email)
  const handle = await carOf(people.main)
  const { documents, maskedEmail } = await visitor.get(readCar, { handle })
  expect(maskedEmail).toBe('w***@example.com')
  const answer = await visitor.get(mailDocuments, { handle })
  expect(answer).toEqual({ maskedEmail, leftOut: [] })
  const [mail] = await service.outbox.messages()
  expect(mail).toMatchObject({
    channel: 'mail',
    to: email,
    subject: `【示例财险】您的 ${documents.length} 份车险单证`,
  })
  expect(mail?.attachments).toHaveLength(documents.length)
  const traces = await tracesOf('policy-mailed', 'invoice-mailed')
  const mailbox = service.keys.searchHash('mailbox', email).toString('hex')
  expect(traces).toHaveLength(documents.length)
  expect(traces.every((trace) => trace.endsWith(mailbox))).toBe(true)

  await visitor.get(mailDocuments, { handle })
  await visitor.get(mailDocuments, { handle })
  const { message } = await visitor.ask(mailDocuments, { handle })
  expect(message).toBe('这辆车的单证今天发送邮件的次数已满。请明天再试，或直接保存到手机。')
  expect(await tracesOf('policy-mailed', 'invoice-mailed')).toHaveLength(3 * documents.length)
})

test('who has no address on file is told to type one, and a proof of the car alone shows and uses none', async () => {
  const handle = await carOf(people.twoCars)
  expect((await visitor.get(readCar, { handle })).maskedEmail).toBeUndefined()
  expect(await visitor.ask(mailDocuments, { handle })).toMatchObject({ code: 'E3020001' })

  await named(people.main, email)
  const ofCar = await arrived()
  await ofCar.provePerson(people.main.mobile, { licenseNo: cars.main.licenseNo ?? '' })
  const [car] = (await ofCar.get(readOverview, {})).cars
  expect((await ofCar.get(readCar, { handle: car?.handle ?? '' })).maskedEmail).toBeUndefined()
  expect((await ofCar.ask(mailDocuments, { handle: car?.handle })).code).toBe('E3020001')
})

test('another address takes a code that was asked for with it, once, and for no other', async () => {
  const other = 'bookkeeper@example.com'
  const thiefs = 'thief@example.com'
  const handle = await carOf(people.main)
  const to = (address: string) => visitor.ask(mailDocumentsTo, { handle, email: address })
  expect((await to(other)).code).toBe(missing)
  await withCode(handle, undefined)
  expect((await to(other)).code).toBe(missing)
  await withCode(handle, other)
  expect((await to(thiefs)).code).toBe(missing)
  expect(await to('wang.ming')).toMatchObject({
    field: 'email',
    message: '邮箱里缺少 @，例如 name@example.com',
  })
  expect(await to(other)).toMatchObject({ code: '1' })
  expect((await service.outbox.messages())[0]).toMatchObject({ channel: 'mail', to: other })
  expect((await to(other)).code).toBe(missing)

  // Nor does a code that went out for one address open another when it is typed.
  await service.passTime(61)
  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle, purpose: 'mail-documents', email: other })
  const smsCode = await visitor.readSms()
  const typed = { smsCode, purpose: 'mail-documents', handle } as const
  for (const email of [thiefs, undefined]) {
    expect((await visitor.ask(checkSMSCode, { ...typed, email })).code).toBe('1002')
  }
  expect((await visitor.ask(checkSMSCode, { ...typed, email: other })).code).toBe('1')
  expect((await to(thiefs)).code).toBe(missing)
})

test('the papers of a car stay open as long as before, whatever a code of five minutes mailed', async () => {
  const handle = await carOf(people.main)
  const { documents } = await visitor.get(readCar, { handle })
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.handle ?? ''
  await withCode(handle, email)
  await visitor.get(mailDocumentsTo, { handle, email })
  await service.passTime(6 * 60)
  expect((await visitor.ask(downloadInvoice, { handle: invoice })).code).toBe('')
})

test.each([
  ['download', downloadDocuments],
  ['mail', mailDocuments],
  ['mail to somebody', mailDocumentsTo],
])(
  '%s: nobody gets papers by the handle of another session, or by knowing plate and ID number',
  async (_, call) => {
    const handle = await carOf(people.main)
    const otherVisitor = await arrived()
    expect((await otherVisitor.ask(call, { handle, email })).code).toBe(missing)

    await otherVisitor.provePerson(people.twoCars.mobile, {
      idTail: people.twoCars.idNumber.slice(-4),
    })
    await otherVisitor.get(readOverview, {})
    expect((await otherVisitor.ask(call, { handle, email })).code).toBe(missing)

    const knowing = await arrived()
    const [found] = await knowing.lookUp({ car: cars.main, person: people.main })
    expect((await knowing.ask(call, { handle: found?.handle, email })).code).toBe(missing)
  },
)

test('a car is whole as long as it is looked at, and its papers end with the proof that opened them', async () => {
  const handle = await carOf(people.main)
  const { documents } = await visitor.get(readCar, { handle })
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.handle ?? ''
  for (let quarter = 0; quarter < 3; quarter += 1) {
    await service.passTime(14 * 60)
    expect((await visitor.get(readCar, { handle })).documents).toEqual(documents)
  }
  await service.passTime(14 * 60)
  expect((await visitor.ask(downloadInvoice, { handle: invoice })).code).toBe('')
  await service.passTime(5 * 60)
  expect((await visitor.ask(downloadInvoice, { handle: invoice })).code).toBe(missing)
  expect((await visitor.ask(downloadDocuments, { handle })).code).toBe(missing)
})
