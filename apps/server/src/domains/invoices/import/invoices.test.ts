import {
  queryInvoiceBybillNo,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { expect, test } from 'vitest'
import { importerOf, importRows, openImporter, storeProducts } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { policyOf, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { invoiceRef } from '../../../../test/subjects/stored-invoices.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { newSession } from '../../../../test/visitor.ts'
import { demoInvoices } from '../../../demo/demo-invoices.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { invoiceFromCore } from '../../../demo/from-core/invoice-from-core.ts'
import type { Db } from '../../../platform/database/database.ts'
import { storePolicies } from '../../policies/store/store-policies.ts'
import { invoicePremium } from '../rules/invoice-premium.ts'
import { reverseInvoice } from '../store/reverse-invoice.ts'
import { type NewInvoice, storeInvoices } from '../store/store-invoices.ts'
import { invoices } from './invoices.ts'

const { owner, otherVisitor } = town
const issuedOn = '2026-11-10'

const service = serviceOfTests({ demo: false })

let serial = 0

/** An invoice of a policy of its own, as the core tells it once the tax platform has issued it. */
async function invoiceOfPolicy(): Promise<NewInvoice & { readonly number: string }> {
  const policy = policyOf('DAA', { insured: owner })
  await storeInTown(service, [policy])
  serial += 1
  const number = `2633200000000000${String(serial).padStart(4, '0')}`
  const premium = { at: 0, productName: '机动车商业保险', premiumFen: 100_000, issuedOn }
  return { ...invoicePremium(policy, { ...premium, numbers: { number } }), number }
}

function pendingOf({ number: _, ...invoice }: NewInvoice): NewInvoice {
  return { ...invoice, status: 'pending', issuedOn: '2026-11-13' }
}

function give(...told: readonly NewInvoice[]) {
  return importRows(importerOf(service), invoices, told.map(invoiceFromCore))
}

/** What who knows the policy and its insured is shown. */
async function listed({ policyNo }: NewInvoice) {
  const visitor = await newSession(service)
  const verificationCode = await visitor.readImageCode()
  const asked = { policyNo, identifyNumber: owner.idNumber, verificationCode }
  const { invoiceInfoList } = await visitor.get(queryInvoiceByPolicyNo, asked)
  return invoiceInfoList.map(({ status, billnumber, billamount }) => {
    return { status, billnumber, billamount }
  })
}

async function isFoundByNumber(invoiceNumber: string, issueDate: string): Promise<boolean> {
  const visitor = await newSession(service)
  const verificationCode = await visitor.readImageCode()
  const asked = { invoiceNumber, issueDate, verificationCode }
  return (await visitor.ask(queryInvoiceBybillNo, asked)).code === '1'
}

test('an invoice is found by its policy, by its number once it is issued, and told again changes nothing', async () => {
  const invoice = await invoiceOfPolicy()
  const { number } = invoice
  expect(await give(pendingOf(invoice))).toMatchObject({ added: 1, reasons: [] })
  expect(await listed(invoice)).toMatchObject([{ status: 'pending' }])
  expect(await give(invoice)).toMatchObject({ changed: 1, reasons: [] })
  const issued = [{ status: 'issued', billnumber: number, billamount: 100_000 }]
  expect(await listed(invoice)).toEqual(issued)
  expect(await isFoundByNumber(number, issuedOn)).toBe(true)
  expect(await give(invoice)).toMatchObject({ unchanged: 1 })
  expect(await listed(invoice)).toEqual(issued)
})

test('an older file takes back no invoice, and the delivered file stays whatever is told', async () => {
  const invoice = await invoiceOfPolicy()
  await give(invoice)
  const { customerKey, id } = invoiceRef(service, invoice)
  const delivered = { customer_key: customerKey, invoice_id: id, format: 'pdf' as const }
  await service.db
    .insertInto('invoice_file')
    .values({ ...delivered, sealed: Buffer.from('x') })
    .execute()
  expect(await give(pendingOf(invoice))).toMatchObject({ reasons: [] })
  expect(await listed(invoice)).toMatchObject([{ status: 'issued', billnumber: invoice.number }])

  const red = { reference: `${invoice.reference}R`, number: '26332000000000990001', issuedOn }
  const [reversed, redLetter] = reverseInvoice(invoice, red)
  expect(await give(reversed, redLetter)).toMatchObject({ added: 1, changed: 1, reasons: [] })
  await give(invoice)
  expect((await listed(invoice)).map(({ status }) => status).sort()).toEqual([
    'red-letter',
    'reversed',
  ])
  expect(await isFoundByNumber(invoice.number, issuedOn)).toBe(true)
  const files = service.db.selectFrom('invoice_file').select('format')
  expect(await files.where('invoice_id', '=', id).execute()).toEqual([{ format: 'pdf' }])
})

test('what was issued never says another number, day or amount', async () => {
  const invoice = await invoiceOfPolicy()
  await give(invoice)
  const reason = 'number: what was issued under it was another day, number or amount'
  const number = '26332000000000980001'
  expect((await give({ ...invoice, number })).reasons).toEqual([reason])
  expect((await give({ ...invoice, issuedOn: '2026-11-11' })).reasons).toEqual([reason])
  const [item] = invoice.items
  if (item === undefined) throw new Error('an invoice has an item')
  const items = [{ ...item, netFen: item.netFen + 1 }]
  expect((await give({ ...invoice, items })).reasons).toEqual([reason])
  expect(await listed(invoice)).toMatchObject([{ billnumber: invoice.number }])
})

test('every invoice of the demo can be told in a file, and is stored as the demo stores it', async () => {
  const today = '2026-11-22'
  const policies = demoPolicies(today)
  const told = demoInvoices(today, policies)
  const importer = await openImporter()
  const other = await createTestDatabase()
  const { keys } = importer
  await storeProducts(other)
  for (const { db } of [importer.database, other]) await storePolicies({ db, keys }, policies)
  await storeInvoices({ db: other.db, keys }, told)
  const imported = await importRows(importer.give, invoices, told.map(invoiceFromCore))
  expect(imported).toMatchObject({ added: told.length, reasons: [] })
  for (const table of ['invoice', 'invoice_lookup_key'] as const) {
    expect(await rowsIn(importer.database.db, table)).toEqual(await rowsIn(other.db, table))
  }
  await importer.close()
  await other.drop()
})

/** Rows of a table without what is sealed, which differs each time. */
async function rowsIn(db: Db, table: 'invoice' | 'invoice_lookup_key') {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify({ ...row, sealed: undefined })).sort()
}

test.each([
  [
    'policyNo: no such policy of this insured is stored',
    { insuredIdNumber: otherVisitor.idNumber },
  ],
  ['number: a pending invoice has none, any other has one', { status: 'pending' }],
  ['code, checkCode: only an invoice of 8 digits has them', { code: '033002600111' }],
  ['code, checkCode: an invoice of 8 digits has both', { number: '12345678' }],
  ['changedOn: a cancelled or reversed invoice has it', { status: 'cancelled' }],
  ['counterpartNumber: a reversed or red-letter', { counterpartNumber: '12345678' }],
  [
    'items, vehicleTax: amounts are below 0 on a red-letter invoice alone',
    { items: [{ name: '保险费', netFen: -1, taxRate: '免税', taxFen: 0 }] },
  ],
])('a row is rejected with its reason: %s', async (reason, wrong) => {
  const row = { ...invoiceFromCore(await invoiceOfPolicy()), ...wrong }
  const { reasons } = await importRows(importerOf(service), invoices, [row])
  expect(reasons).toEqual([expect.stringContaining(reason)])
})
