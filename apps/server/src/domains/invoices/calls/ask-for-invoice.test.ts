import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import {
  changeInvoiceTitle,
  readInvoiceStanding,
  reissueInvoice,
} from '@ecenter/contract/invoices/invoice-change.ts'
import { beforeEach, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { invoicesOf, provenInvoice } from '../../../../test/subjects/stored-invoices.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { invoiceFromCore } from '../../../demo/from-core/invoice-from-core.ts'
import { people } from '../../../demo/people.ts'
import { answerWish } from '../../answer-wishes.ts'
import { invoices } from '../import/invoices.ts'

const service = serviceOfTests()
const issued = invoicesOf({ status: 'issued' }).filter(({ policyNo }) => policyNo.startsWith('P'))
let next = 0
let visitor: Visitor
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

const title = { title: '杭州示例贸易有限公司', taxPayerNumber: '91330100MA27XH0006' }

/** An invoice of its own for each test. */
async function own() {
  const invoice = issued[next++]
  if (invoice === undefined) throw new Error('the demo has no more invoices in force')
  return { invoice, handle: await provenInvoice(service, visitor, invoice) }
}

async function eventOf(ask: () => Promise<unknown>): Promise<string> {
  const [event] = await eventsFrom(service, ask)
  return event?.id ?? ''
}

test.each([
  ['a company, with its number', people.teaHouse, true],
  ['a person, without the ID number', people.main, false],
])('the present title is told of %s, as the document prints it', async (_, insured, hasNumber) => {
  const invoice = invoicesOf({ insured, status: 'issued' }).at(-1)
  if (invoice === undefined) throw new Error('the demo has no such invoice in force')
  const handle = await provenInvoice(service, visitor, invoice)
  const { name, taxpayerNumber } = invoice.buyer
  expect((await visitor.get(readInvoiceStanding, { handle })).buyer).toEqual({
    name,
    ...(hasNumber && { taxPayerNumber: taxpayerNumber }),
  })
})

test('another title is asked for once, told to the core whole, and shown as asked', async () => {
  const { invoice, handle } = await own()
  const told = await eventsFrom(service, async () => {
    const shown = await visitor.get(changeInvoiceTitle, { handle, ...title })
    expect(shown).toMatchObject({
      canAsk: false,
      wish: { status: 'asked', change: 'title', title: '杭州示例贸易有限公司' },
    })
  })
  expect(told).toMatchObject([
    {
      type: 'invoice.title-change.requested.v1',
      subject: `invoice/${invoice.reference}`,
      data: {
        ...{ reference: invoice.reference, policyNo: invoice.policyNo, number: invoice.number },
        title: { name: title.title, taxpayerNumber: title.taxPayerNumber },
      },
    },
  ])
  const again = await visitor.ask(reissueInvoice, { handle, content: '项目有误' })
  expect(again).toMatchObject({ code: 'E3020001', message: expect.stringContaining('还在办理') })
  const rows = await service.db.selectFrom('wish').select('sealed').execute()
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('示例贸易')).toBe(false)
})

test('of two that are asked at once one is, and no other', async () => {
  const { handle } = await own()
  const answers = await Promise.all([
    visitor.ask(changeInvoiceTitle, { handle, ...title }),
    visitor.ask(reissueInvoice, { handle, content: '项目有误' }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
})

test('a title is judged at its field, also where it is the one that the invoice has', async () => {
  const { invoice, handle } = await own()
  const wrong = { handle, ...title, taxPayerNumber: '91330100MA27XH0001' }
  expect(await visitor.ask(changeInvoiceTitle, wrong)).toMatchObject({
    ...{ code: '1000', field: 'taxPayerNumber' },
  })
  const { name, taxpayerNumber } = invoice.buyer
  const same = { handle, title: name, taxPayerNumber: taxpayerNumber }
  expect(await visitor.ask(changeInvoiceTitle, same)).toMatchObject({
    ...{ code: '1000', field: 'title' },
  })
})

test('what the core refuses is shown with its reason, and may be asked for anew', async () => {
  const { handle } = await own()
  const eventId = await eventOf(() => visitor.get(reissueInvoice, { handle, content: '车牌有误' }))
  await answerWish(service, { eventId, result: 'refused', reason: '已超过开票年度。' })
  expect(await visitor.get(readInvoiceStanding, { handle })).toMatchObject({
    canAsk: true,
    wish: { status: 'refused', reason: '已超过开票年度。', change: 'reissue' },
  })
})

test('a yes without rows ends nothing: what came of it is told by the invoice itself', async () => {
  const { handle } = await own()
  const eventId = await eventOf(() => visitor.get(changeInvoiceTitle, { handle, ...title }))
  const { db, keys, clock } = service
  expect(await answerWish({ db, keys, clock }, { eventId, result: 'accepted' })).toBe('by-rows')
  expect(await visitor.get(readInvoiceStanding, { handle })).toMatchObject({
    canAsk: false,
    wish: { status: 'asked' },
  })
})

test('what the core does not answer in its hours is late, and a file that reverses the invoice answers it', async () => {
  const { invoice, handle } = await own()
  await visitor.get(changeInvoiceTitle, { handle, ...title })
  await service.passTime(73 * 3600)
  const later = newVisitor(service)
  await later.open()
  const again = await provenInvoice(service, later, invoice)
  expect(await later.get(readInvoiceStanding, { handle: again })).toMatchObject({
    wish: { status: 'overdue' },
  })
  const reversed = {
    ...invoiceFromCore(invoice),
    ...{ status: 'reversed' as const, changedOn: service.clock.today() },
    counterpartNumber: '26332000000000000077',
  }
  expect(await importRows(importerOf(service), invoices, [reversed])).toMatchObject({ rejected: 0 })
  expect(await later.get(readInvoiceStanding, { handle: again })).toMatchObject({
    ...{ status: 'reversed', canAsk: false },
    wish: { status: 'answered' },
  })
  expect(await later.ask(reissueInvoice, { handle: again, content: '项目有误' })).toMatchObject({
    code: 'E3020001',
  })
})

test('who knows the invoice by facts alone asks for nothing', async () => {
  const { invoice } = await own()
  const verificationCode = await visitor.readImageCode()
  const asked = { policyNo: invoice.policyNo, identifyNumber: people.main.idNumber }
  const { invoiceInfoList } = await visitor.get(queryInvoiceByPolicyNo, {
    ...{ ...asked, verificationCode },
  })
  const stranger = newVisitor(service)
  await stranger.open()
  const handle = invoiceInfoList[0]?.handle ?? ''
  for (const call of [
    await stranger.ask(reissueInvoice, { handle, content: '项目有误' }),
    await stranger.ask(readInvoiceStanding, { handle }),
  ])
    expect(call.code).toBe('E3010001')
})
