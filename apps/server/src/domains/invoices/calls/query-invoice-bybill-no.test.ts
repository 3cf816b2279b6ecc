import { queryInvoiceBybillNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { numberedInvoice } from '../../../../test/subjects/stored-invoices.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'

const older = numberedInvoice({ policyClass: 'DAA', isOlder: true, status: 'issued' })
const digital = numberedInvoice({ policyClass: 'DZA', isOlder: false })
const nothing = { code: '1007' }

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
})

/** Asks as somebody who has just come. */
async function ask(asked: object) {
  const otherVisitor = await newSession(service)
  const verificationCode = await otherVisitor.readImageCode()
  return otherVisitor.ask(queryInvoiceBybillNo, { ...asked, verificationCode })
}

test('number and code find one older invoice', async () => {
  const { wire } = await ask({ invoiceNumber: older.number, invoiceCode: older.code })
  const { invoiceInfoList, total } = wire.json().body
  expect(invoiceInfoList).toMatchObject([
    { billnumber: older.number, billcode: older.code, status: 'issued', maskedBuyer: '王**' },
  ])
  expect(total).toBe(invoiceInfoList[0].billamount)
})

test('number and day find a fully digital one, whatever code was typed before', async () => {
  const asked = { invoiceNumber: digital.number, issueDate: digital.issuedOn }
  for (const more of [{}, { invoiceCode: '011002500111' }]) {
    const { wire } = await ask({ ...asked, ...more })
    expect(wire.json().body.invoiceInfoList).toMatchObject([
      { billnumber: digital.number, vehicleTax: 42_000 },
    ])
  }
})

test('number and code, or day, that do not belong together find nothing, in one answer', async () => {
  const other = numberedInvoice({ insured: people.fleet })
  const answers = [
    await ask({ invoiceNumber: older.number, invoiceCode: '011002500112' }),
    await ask({ invoiceNumber: '40000001', invoiceCode: older.code }),
    await ask({ invoiceNumber: digital.number, issueDate: '2026-01-01' }),
    await ask({ invoiceNumber: '26112000000099999999', issueDate: digital.issuedOn }),
  ]
  const wrongDay = { invoiceNumber: other.number, issueDate: '2020-01-01' }
  for (let guess = 0; guess < 10; guess += 1) await ask(wrongDay)
  answers.push(await ask({ invoiceNumber: other.number, issueDate: other.issuedOn }))
  for (const answer of answers) expect(answer).toMatchObject(nothing)
  expect(new Set(answers.map(({ message, wire }) => message + wire.rawPayload.length)).size).toBe(1)
})

test.each([
  [{ invoiceNumber: '1234567' }, 'invoiceNumber', '请输入正确的 8 位发票号码，数电发票为 20 位'],
  [{ invoiceNumber: '12345678' }, 'invoiceCode', '请输入正确的 12 位发票代码'],
  [
    { invoiceNumber: '12345678', invoiceCode: '0110023001' },
    'invoiceCode',
    '请输入正确的 12 位发票代码',
  ],
  [{ invoiceNumber: digital.number }, 'issueDate', '请选择开票日期'],
])('%j is refused at its field: %s', async (asked, field, message) => {
  expect(await visitor.ask(queryInvoiceBybillNo, asked)).toMatchObject({
    code: '1000',
    field,
    message,
  })
})
