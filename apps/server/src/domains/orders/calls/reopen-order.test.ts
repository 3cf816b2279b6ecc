import { randomBytes } from 'node:crypto'
import { reopenOrder, startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { tryToPay } from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { keepOnlyProven } from '../../person/store/only-proven.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import type { Order } from '../store/order.ts'

const nothing = {
  code: '1007',
  message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
}

const service = serviceOfTests({ demo: false })
let otherVisitor: Visitor
let order: Order
let returnCode: string
beforeEach(async () => {
  order = await storedOrder(service)
  returnCode = await codeOfReturn(order)
  otherVisitor = newVisitor(service)
  await otherVisitor.open()
})

/** What stands in the address that the cashier leads back to. */
async function codeOfReturn(paid: Order): Promise<string> {
  const payer = newVisitor(service)
  await payer.open()
  const handle = await provenOrder(service, payer, paid)
  const { way } = await payer.get(startPayment, {
    handle,
    method: 'sandbox',
    place: 'browser',
    sumPremium: paid.amountFen,
  })
  const { headers } = await service.app.inject({
    method: 'POST',
    url: `${way.kind === 'redirect' ? way.url : ''}/left`,
  })
  return /^\/#\/order-pay-detail\?paid=([\w-]{22})$/.exec(String(headers.location))?.[1] ?? ''
}

function reopen(visitor: Visitor, code: string, applyMobile: string) {
  return visitor.ask(reopenOrder, { returnCode: code, applyMobile })
}

test('in another browser the code and the phone on file open the order', async () => {
  const applyMobile = order.applicant.mobile ?? ''
  const { handle } = await otherVisitor.get(reopenOrder, { returnCode, applyMobile })
  const body = { handle, method: 'sandbox', place: 'browser', sumPremium: order.amountFen }
  expect(await otherVisitor.ask(startPayment, body)).toMatchObject({ code: '1' })
})

test('a wrong phone, an unknown code and an old one are told alike', async () => {
  const applyMobile = order.applicant.mobile ?? ''
  expect(await reopen(otherVisitor, returnCode, '13900000000')).toMatchObject(nothing)
  const unknown = randomBytes(16).toString('base64url')
  expect(await reopen(otherVisitor, unknown, applyMobile)).toMatchObject(nothing)
  service.clock.advance(86_400)
  const later = newVisitor(service)
  await later.open()
  expect(await reopen(later, returnCode, applyMobile)).toMatchObject(nothing)
})

test('who guesses at the phone of one code is locked out, from whatever session', async () => {
  for (let guess = 0; guess < 5; guess++) {
    const guesser = newVisitor(service)
    await guesser.open()
    expect(await reopen(guesser, returnCode, `1390000000${guess}`)).toMatchObject(nothing)
  }
  expect(await reopen(otherVisitor, returnCode, order.applicant.mobile ?? '')).toMatchObject(
    nothing,
  )
})

test('the code alone is worth nothing: another order’s handle is none in this session', async () => {
  const payer = newVisitor(service)
  await payer.open()
  const handle = await provenOrder(service, payer, order)
  const body = { handle, method: 'sandbox', place: 'browser', sumPremium: order.amountFen }
  expect(await otherVisitor.ask(startPayment, body)).toMatchObject({ code: 'E3010001' })
  expect(await tryToPay(service, payer, order, { method: 'sandbox' })).toMatchObject({ code: '1' })
})

test('the order of who lets only a proof find their things is there for nobody', async () => {
  const applyMobile = order.applicant.mobile ?? ''
  const [part] = order.parts
  if (part === undefined) throw new Error('the order insures nothing')
  const insured = { ...part.policy.insured, mobile: '13300009911' }
  await writeContacts(service.db, [contactRows(service.keys, insured)])
  await keepOnlyProven(service, order.ref.customerKey, true)
  expect(await reopen(otherVisitor, returnCode, applyMobile)).toMatchObject(nothing)
  await keepOnlyProven(service, order.ref.customerKey, false)
  expect(await reopen(otherVisitor, returnCode, applyMobile)).toMatchObject({ code: '1' })
})
