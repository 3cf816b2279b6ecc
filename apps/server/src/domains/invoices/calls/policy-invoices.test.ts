import {
  electronicInvoiceListQuery,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  found,
  personalData,
  proofTails,
  withoutHandles,
} from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { numbersIssued } from '../../../../test/subjects/issued-number.ts'
import { invoicesOf, loadedOn, numberedInvoice } from '../../../../test/subjects/stored-invoices.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { people } from '../../../demo/people.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'

const numberOf = numbersIssued(loadedOn)
const main = people.main.idNumber
const commercial = numberOf('DAA', people.main)
const nothing = {
  code: '1007',
  message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
}

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
})

/** Asks as somebody who has just come. */
async function ask(policyNo: string, identifyNumber: string) {
  const otherVisitor = await newSession(service)
  const verificationCode = await otherVisitor.readImageCode()
  return otherVisitor.ask(queryInvoiceByPolicyNo, { policyNo, identifyNumber, verificationCode })
}

async function list(policyNo: string, identifyNumber: string) {
  const verificationCode = await visitor.readImageCode()
  return visitor.get(queryInvoiceByPolicyNo, { policyNo, identifyNumber, verificationCode })
}

test('who knows number and ID sees the invoices of all parts of the car’s insurance', async () => {
  const { invoiceInfoList } = await list(commercial, main)
  const stands = invoiceInfoList.map(({ kind, status }) => `${kind} ${status}`).sort()
  expect(stands).toEqual([
    'accident issued',
    'accident pending',
    'commercial issued',
    'commercial red-letter',
    'commercial reversed',
    'compulsory issued',
  ])
  const days = invoiceInfoList.map(({ makedate }) => makedate)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('amounts are those of the policies in whole fen, vehicle tax among them', async () => {
  const { invoiceInfoList, total } = await list(commercial, main)
  const own = demoPolicies(loadedOn).filter(({ insured }) => insured.idNumber === main)
  const compulsory = own.find(({ policyNo }) => policyNo === numberOf('DZA', people.main))
  const bought = own.find(({ policyNo }) => policyNo === commercial)
  const row = (status: string, kind: string) =>
    invoiceInfoList.find((each) => each.status === status && each.kind === kind)
  expect(row('issued', 'compulsory')).toMatchObject({
    billamount: 71_250 + 42_000,
    vehicleTax: 42_000,
  })
  expect(compulsory?.premiumFen).toBe(71_250)
  expect(row('issued', 'commercial')?.billamount).toBe(bought?.premiumFen)
  expect(row('reversed', 'commercial')?.billamount).toBe((bought?.premiumFen ?? 0) - 16_830)

  const issued = invoiceInfoList.filter(({ status }) => status === 'issued')
  expect(total).toBe(issued.reduce((sum, { billamount }) => sum + billamount, 0))
})

test('a reversed invoice and its red-letter one name each other', async () => {
  const { invoiceInfoList } = await list(commercial, main)
  const reversed = invoiceInfoList.find(({ status }) => status === 'reversed')
  const redLetter = invoiceInfoList.find(({ status }) => status === 'red-letter')
  expect(reversed?.counterpartNumber).toBe(redLetter?.billnumber)
  expect(redLetter?.counterpartNumber).toBe(reversed?.billnumber)
  expect((redLetter?.billamount ?? 0) + (reversed?.billamount ?? 0)).toBe(0)
})

test('a policy just issued has a pending invoice: a day, no number, no file', async () => {
  const { invoiceInfoList } = await list(commercial, main)
  const pending = invoiceInfoList.find(({ status }) => status === 'pending')
  expect(pending).toMatchObject({ makedate: '2026-11-21', formats: [] })
  expect(pending?.billnumber).toBeUndefined()
})

test('older invoices have a code and come as PDF, fully digital ones as PDF and XML', async () => {
  const [older] = invoicesOf({ policyClass: 'DAA', isOlder: true })
  const { invoiceInfoList } = await list(older?.policyNo ?? '', main)
  const cancelled = invoiceInfoList.filter(({ status }) => status === 'cancelled')
  expect(cancelled).toMatchObject([{ billcode: older?.code, formats: [] }])
  const issued = invoiceInfoList.filter(({ status }) => status === 'issued')
  for (const { billcode, formats } of issued) {
    expect(formats).toEqual(billcode === undefined ? ['pdf', 'xml'] : ['pdf'])
  }
})

test('the list of the plain pages is the same', async () => {
  const verificationCode = await visitor.readImageCode()
  const asked = { policyNo: commercial, identifyNumber: main }
  const plain = await visitor.get(electronicInvoiceListQuery, { ...asked, verificationCode })
  // The same question needs no code again.
  expect(await visitor.get(queryInvoiceByPolicyNo, asked)).toEqual(plain)
})

test('the list shows nobody’s data and nothing that a form takes as proof', async () => {
  const own = demoPolicies(loadedOn).filter(({ insured }) => insured.idNumber === main)
  const { wire } = await ask(commercial, main)
  const drawn = ['billnumber', 'billcode', 'counterpartNumber']
  const shown = withoutHandles(wire.json().body, ...drawn)
  expect(shown).toContain('王**')
  expect(found([...personalData(own), ...proofTails(own)], shown)).toEqual([])
})

test('a company sees all invoices of its staff’s policy, which come to the premium', async () => {
  const policyNo = numberOf('EAG', people.works)
  const { invoiceInfoList } = await list(policyNo, people.works.idNumber)
  expect(invoiceInfoList.length).toBeGreaterThanOrEqual(20)
  const premium = demoPolicies(loadedOn).find((each) => each.policyNo === policyNo)?.premiumFen
  const sum = invoiceInfoList.reduce((all, { billamount }) => all + billamount, 0)
  expect(sum).toBe(premium)
})

test('who took the policy out sees its invoice, and of the other parts only what they paid', async () => {
  const policyNo = numberOf('DAA', people.insuredDaughter)
  const fathers = await list(policyNo, people.applicant.idNumber)
  const daughters = await list(policyNo, people.insuredDaughter.idNumber)
  const kinds = ({ invoiceInfoList }: typeof fathers) => invoiceInfoList.map(({ kind }) => kind)
  expect(kinds(fathers).sort()).toEqual(['commercial', 'compulsory'])
  expect(kinds(daughters).sort()).toEqual(['accident', 'commercial', 'compulsory'])
})

test('nothing there, not yours, only a share of it, and locked are one answer', async () => {
  const { idNumber } = people.worker
  const answers = [
    await ask('PDAA202611010009999999', main),
    await ask(commercial, people.expired.idNumber),
    await ask(numberOf('EAG', people.works), idNumber),
  ]
  for (let guess = 0; guess < 10; guess += 1) {
    await ask(numberOf('DAA', people.fleet), people.future.idNumber)
  }
  answers.push(await ask(numberOf('DAA', people.fleet), people.fleet.idNumber))
  for (const answer of answers) expect(answer).toMatchObject(nothing)
  expect(new Set(answers.map(({ wire }) => wire.rawPayload.length)).size).toBe(1)
})

test('without an image code nobody asks', async () => {
  const asked = { policyNo: commercial, identifyNumber: main }
  expect(await visitor.ask(queryInvoiceByPolicyNo, asked)).toMatchObject({ code: '1008' })
  const typed = { ...asked, verificationCode: 'xxxx' }
  expect(await visitor.ask(queryInvoiceByPolicyNo, typed)).toMatchObject({ code: '1001' })
})

test('a branch that is switched off says so at once, whoever asks, and offers the paper way', async () => {
  const policyNo = numberOf('DAA', people.paper)
  for (const identifyNumber of [people.paper.idNumber, main]) {
    expect(await visitor.ask(queryInvoiceByPolicyNo, { policyNo, identifyNumber })).toMatchObject({
      code: 'E3020001',
      message: expect.stringContaining('到承保网点领取纸质发票'),
    })
  }
})

test('the demo’s invoices are stored with the amounts that their parts come to', async () => {
  const invoice = numberedInvoice({ policyClass: 'DZA' })
  const rows = await service.db.selectFrom('invoice').select('amount_fen').execute()
  expect(rows.map(({ amount_fen }) => amount_fen)).toContain(amountsOf(invoice).totalFen)
})
