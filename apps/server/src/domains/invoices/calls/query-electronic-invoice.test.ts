import { queryElectronicInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { beforeEach, expect, test } from 'vitest'
import { found, personalData } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { loadedOn, numberedInvoice } from '../../../../test/subjects/stored-invoices.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { people } from '../../../demo/people.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'

const older = numberedInvoice({ policyClass: 'DAA', isOlder: true, status: 'issued' })
const compulsory = numberedInvoice({ policyClass: 'DZA', isOlder: false })
const company = numberedInvoice({ insured: people.fleet })

type Printed = ReturnType<typeof numberedInvoice>

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
})

/** What its reader reads off the invoice. */
function printedOn({ number, code, checkCode, issuedOn }: Printed) {
  return {
    invoiceNumber: number,
    issueDate: issuedOn,
    ...(code === undefined ? {} : { invoiceCode: code, checkCode: checkCode?.slice(-6) }),
  }
}

test('an older invoice is checked by number, code, day and the end of its check code', async () => {
  expect(await visitor.get(queryElectronicInvoice, printedOn(older))).toEqual({
    verdict: 'genuine',
    facts: {
      billcode: older.code,
      billnumber: older.number,
      makedate: older.issuedOn,
      billamount: amountsOf(older).totalFen,
      maskedBuyer: '王**',
      seller: '示例财险',
      productName: '机动车商业保险',
    },
  })
})

test('a fully digital one by number and day; vehicle tax stands apart', async () => {
  const { verdict, facts } = await visitor.get(queryElectronicInvoice, printedOn(compulsory))
  expect(verdict).toBe('genuine')
  expect(facts).toMatchObject({ billamount: 113_250, vehicleTax: 42_000 })
})

test.each(['cancelled', 'reversed', 'red-letter'] as const)(
  'a %s one is told to be so',
  async (status) => {
    const invoice = numberedInvoice({ policyClass: 'DAA', status })
    const { verdict, facts } = await visitor.get(queryElectronicInvoice, printedOn(invoice))
    expect(verdict).toBe(status)
    expect(facts?.counterpartNumber).toBe(invoice.counterpartNumber)
    expect(facts?.changedOn).toBe(invoice.changedOn)
    expect(Math.sign(facts?.billamount ?? 0)).toBe(status === 'red-letter' ? -1 : 1)
  },
)

test('a taxpayer number, where it is given, has to be the buyer’s', async () => {
  const printed = printedOn(company)
  const ask = (taxPayerNumber: string) =>
    visitor.get(queryElectronicInvoice, { ...printed, taxPayerNumber })
  expect(await ask(people.fleet.idNumber.toLowerCase())).toMatchObject({ verdict: 'genuine' })
  expect(await ask(people.works.idNumber)).toEqual({ verdict: 'unknown' })
})

test.each([
  ['code', { invoiceCode: '011002500112' }],
  ['day', { issueDate: '2020-01-01' }],
  ['check code', { checkCode: '000000' }],
  ['number', { invoiceNumber: '40000001' }],
])('whatever is wrong, such as the %s, the invoice is unknown', async (_, wrong) => {
  const { wire } = await visitor.ask(queryElectronicInvoice, { ...printedOn(older), ...wrong })
  expect(wire.json().body).toEqual({
    verdict: 'unknown',
    common: { resultCode: '1', resultMsg: '成功' },
  })
})

test('the answer shows nobody’s data', async () => {
  const { wire } = await visitor.ask(queryElectronicInvoice, printedOn(compulsory))
  expect(found(personalData(demoPolicies(loadedOn)), JSON.stringify(wire.json().body))).toEqual([])
})

test('from the fourth check of a session on an image code is needed', async () => {
  const printed = printedOn(compulsory)
  for (let check = 0; check < 3; check += 1) await visitor.get(queryElectronicInvoice, printed)
  expect(await visitor.ask(queryElectronicInvoice, printed)).toMatchObject({
    code: '1008',
    field: 'verificationCode',
  })
  const verificationCode = await visitor.readImageCode()
  const answer = await visitor.get(queryElectronicInvoice, { ...printed, verificationCode })
  expect(answer.verdict).toBe('genuine')
})

test('who guesses at one number ten times learns no more of it, for an hour', async () => {
  const printed = printedOn(older)
  for (let guess = 0; guess < 10; guess += 1) {
    const guesser = await newSession(service)
    const checkCode = String(guess).padStart(6, '0')
    await guesser.get(queryElectronicInvoice, { ...printed, checkCode })
  }
  expect(await visitor.get(queryElectronicInvoice, printed)).toEqual({ verdict: 'unknown' })
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
  expect((await visitor.get(queryElectronicInvoice, printed)).verdict).toBe('genuine')
})

test('every check leaves its verdict', async () => {
  await visitor.get(queryElectronicInvoice, printedOn(compulsory))
  const entry = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .where('event', '=', 'document-verified')
    .executeTakeFirst()
  expect(entry).toEqual({ event: 'document-verified', outcome: 'genuine' })
})

test.each([
  [{ issueDate: '' }, 'issueDate', '请选择开票日期'],
  [{ checkCode: '12345' }, 'checkCode', '请输入发票校验码的最后 6 位数字'],
  [{ checkCode: undefined }, 'checkCode', '请输入发票校验码的最后 6 位数字'],
  [{ invoiceCode: undefined }, 'invoiceCode', '请输入正确的 12 位发票代码'],
  [
    { taxPayerNumber: '91350100M000100Y44' },
    'taxPayerNumber',
    '纳税人识别号有误，请对照营业执照或证件逐位核对',
  ],
])('%j is refused at its field', async (wrong, field, message) => {
  const refused = await visitor.ask(queryElectronicInvoice, { ...printedOn(older), ...wrong })
  expect(refused).toMatchObject({ code: '1000', field, message })
})
