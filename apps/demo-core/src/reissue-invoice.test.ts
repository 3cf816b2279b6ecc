import { expect, test } from 'vitest'
import { folderOfTest, runUntilIdle } from '../test/core-of-tests.ts'
import { bookedOrder, booksOf, fakeService, paidEvent } from '../test/fake-service.ts'
import { decide } from './decide.ts'
import { openState } from './state-file.ts'

const order = bookedOrder(1)
const books = booksOf([order])
const buyer = { name: '杭州示例贸易有限公司', taxpayerNumber: '91330100MA27XH0000' }

/** A paid order and its two invoices, of which a customer asks for one anew. */
async function asked(title: object | undefined, refuse = false) {
  const folder = folderOfTest()
  const service = fakeService()
  const paid = paidEvent(order, 1)
  service.feed.push(paid)
  await runUntilIdle({ folder, books, api: service })
  const [invoice] = [...service.rows.values()].filter(({ drawer }) => drawer !== undefined)
  const type =
    title === undefined ? 'invoice.reissue.requested.v1' : 'invoice.title-change.requested.v1'
  const data = {
    ...{ reference: invoice?.reference, policyNo: invoice?.policyNo, number: invoice?.number },
    ...{ askedAt: '2026-11-20T04:00:20.000Z', ...(title ? { title } : { reason: '项目有误' }) },
  }
  const event = { ...paid, id: 'asked', position: 2, type, time: data.askedAt, data }
  openState(folder).change((state) => ({ ...state, isHolding: true }))
  service.feed.push(event)
  await runUntilIdle({ folder, books, api: service })
  const now = Date.parse('2026-11-20T04:00:00Z')
  const decision = refuse ? 'refuse' : 'release'
  openState(folder).change((state) => decide(state, books, { decision, eventId: 'asked', now }))
  await runUntilIdle({ folder, books, api: service })
  const row = (suffix: string) =>
    service.rows.get(`invoices ${String(invoice?.reference)}${suffix}`)
  return { service, invoice, row }
}

test('another title makes a red-letter invoice and a new one, and the row of the old one answers', async () => {
  const { invoice, row } = await asked(buyer)
  expect(row('')).toMatchObject({ status: 'reversed', answers: 'asked', changedOn: '2026-11-20' })
  expect(row('H')).toMatchObject({ status: 'red-letter', counterpartNumber: invoice?.number })
  expect(row('')?.counterpartNumber).toBe(row('H')?.number)
  expect(row('C')).toMatchObject({ status: 'issued', buyer, items: invoice?.items })
  const numbers = [row('')?.number, row('H')?.number, row('C')?.number]
  expect(new Set(numbers).size).toBe(3)
})

test('who asks for a new one keeps their title', async () => {
  const { invoice, row } = await asked(undefined)
  expect(row('C')?.buyer).toEqual(invoice?.buyer)
})

test('whoever watches may refuse it, and no invoice changes', async () => {
  const { service, row } = await asked(buyer, true)
  expect(service.rows.get('answers asked')).toMatchObject({ result: 'refused' })
  expect(row('')?.status).toBe('issued')
  expect(row('H')).toBeUndefined()
})
