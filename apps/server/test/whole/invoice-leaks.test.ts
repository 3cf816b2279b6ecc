import { queryElectronicInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import {
  downloadInvoice,
  queryInvoiceAndDownload,
  queryInvoiceBybillNo,
  sendInvoiceEmail,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoInvoices } from '../../src/demo/demo-invoices.ts'
import { people } from '../../src/demo/people.ts'
import { found } from '../readers/canaries.ts'
import { storedText } from '../readers/stored-text.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { invoicesOf, loadedOn, numberedInvoice } from '../subjects/stored-invoices.ts'
import { newVisitor } from '../visitor.ts'

const email = 'bookkeeper@example.com'
const invoice = numberedInvoice({ insured: people.fleet })
/** What each invoice says and nobody but its holder knows. */
const canaries = [
  ...demoInvoices(loadedOn).flatMap(({ number, checkCode, buyer, reference }) => [
    number ?? buyer.name,
    checkCode ?? buyer.taxpayerNumber,
    buyer.name,
    reference,
  ]),
  email,
]

const service = serviceOfTests()
/** A bookkeeper's whole visit, wrong turns included. */
beforeAll(async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  const { number: invoiceNumber, issuedOn: issueDate } = invoice
  const printed = { invoiceNumber, issueDate, taxPayerNumber: people.fleet.idNumber }
  await visitor.get(queryElectronicInvoice, printed)
  await visitor.ask(queryElectronicInvoice, { ...printed, issueDate: '2020-01-01' })
  const verificationCode = await visitor.readImageCode()
  const asked = { invoiceNumber, issueDate, verificationCode }
  const { invoiceInfoList } = await visitor.get(queryInvoiceBybillNo, asked)
  const handle = invoiceInfoList[0]?.handle ?? ''
  await visitor.proveOnFile(handle, 'email-invoice')
  await visitor.ask(downloadInvoice, { handle, fileFormat: 'xml' })
  await visitor.ask(downloadInvoice, { handle, fileFormat: 'ofd' })
  const { pathname } = new URL((await visitor.get(queryInvoiceAndDownload, { handle })).url)
  canaries.push(pathname.slice(-22))
  await visitor.inject({ method: 'POST', url: pathname })
  await visitor.get(sendInvoiceEmail, { handle, email })
})

test('no log line tells whose invoices were asked for, nor which', () => {
  const lines = service.logged.join('')
  expect(lines).toContain('wp/invoice/queryElectronicInvoice')
  expect(found(canaries, lines)).toEqual([])
})

test('no table holds an invoice, its number, its buyer or a link in the clear', async () => {
  const stored = await storedText(service)
  expect(stored).toContain('机动车商业保险')
  expect(found(canaries, stored)).toEqual([])
})

test('the canaries would be found', () => {
  expect(found(canaries, `x${invoice.number}x`)).toContain(invoice.number)
  expect(invoicesOf({ insured: people.fleet }).length).toBeGreaterThanOrEqual(20)
})
