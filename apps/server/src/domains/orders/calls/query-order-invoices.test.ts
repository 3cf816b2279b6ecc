import { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { queryOrderInvoices } from '@ecenter/contract/orders/query-order-invoices.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { payOrder } from '../../../../test/subjects/payments.ts'
import { partOf, provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'

const service = serviceOfTests({ demo: false })

test('who has paid an order sees the invoices of all its parts, and of no other order', async () => {
  const order = await storedOrder(service)
  const other = await storedOrder(service, { parts: [partOf('DZA')] })
  await payOrder(service, order)
  await payOrder(service, other)
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, order)
  const { invoiceInfoList, total } = await visitor.get(queryOrderInvoices, { handle })
  expect(invoiceInfoList.map(({ kind }) => kind).sort()).toEqual(['commercial', 'compulsory'])
  expect(invoiceInfoList.map(({ maskedBuyer }) => maskedBuyer)).toEqual(['沈**', '沈**'])
  expect(total).toBe(order.amountFen)
})

test('the file of such an invoice needs the phone on file', async () => {
  const order = await storedOrder(service)
  await payOrder(service, order)
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, order)
  const [invoice] = (await visitor.get(queryOrderInvoices, { handle })).invoiceInfoList
  const asked = { handle: invoice?.handle ?? '' }
  expect(await visitor.ask(downloadInvoice, asked)).toMatchObject({ code: 'E3010001' })
  await visitor.proveOnFile(asked.handle)
  expect((await visitor.ask(downloadInvoice, asked)).code).not.toBe('E3010001')
})

test('an order that is not paid has no invoices', async () => {
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, await storedOrder(service))
  expect(await visitor.get(queryOrderInvoices, { handle })).toEqual({
    invoiceInfoList: [],
    total: 0,
  })
})
