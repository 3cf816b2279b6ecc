import { once } from 'node:events'
import { connect } from 'node:net'
import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { learnLater, orderNow, paymentsFor, tryToPay } from '../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import type { Order } from '../../domains/orders/store/order.ts'

const service = serviceOfTests({ demo: false })
let visitor: Visitor
let origin: string
let order: Order
let cashier: string
beforeAll(async () => {
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  const handle = await provenOrder(service, visitor, order)
  const { way } = await visitor.get(startPayment, {
    handle,
    method: 'sandbox',
    place: 'browser',
    sumPremium: order.amountFen,
  })
  cashier = way.kind === 'redirect' ? way.url : ''
})

async function press(choice: string): Promise<Response> {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  return fetch(`${origin}${cashier}/${choice}`, { method: 'POST', redirect: 'manual', headers })
}

async function status(): Promise<Order['status']> {
  return (await orderNow(service, order)).status
}

async function notices(): Promise<number> {
  const payments = await paymentsFor(service, order)
  const rows = await service.db
    .selectFrom('payment_notice')
    .select('notice_id')
    .where('payment_id', '=', payments[0]?.ref.id ?? '')
    .execute()
  return rows.length
}

test('its page says that no money moves, what is to be paid, and what can be chosen', async () => {
  const page = await fetch(origin + cashier)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('这里是演示，不会真的扣款')
  for (const label of ['支付成功', '支付失败', '离开不付', '通知晚到', '通知两次', '不通知']) {
    expect(html).toContain(label)
  }
  expect(html).not.toMatch(/<script|<img/)
})

test.each(['paid', 'twice'])('%s: a real notice makes the order paid, once', async (choice) => {
  const back = await press(choice)
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toMatch(/^\/#\/order-pay-detail\?paid=[\w-]{22}$/)
  await expect.poll(status).toBe('paid')
  expect(await notices()).toBe(1)
})

test('who chooses and leaves has chosen all the same', async () => {
  const { hostname, port, host } = new URL(origin)
  const arrived = once(service.app.server, 'request')
  const phone = connect(Number(port), hostname)
  const head = [`POST ${cashier}/paid HTTP/1.1`, `host: ${host}`, 'content-length: 0']
  phone.write(`${head.join('\r\n')}\r\n\r\n`)
  const [{ socket }] = await arrived
  socket.destroy()
  await expect.poll(status).toBe('paid')
  phone.destroy()
})

test('failed: the order hears why, and can be paid at the same cashier', async () => {
  await press('failed')
  await expect.poll(async () => (await paymentsFor(service, order))[0]?.state).toBe('failed')
  expect(await status()).toBe('unpaid')
  await press('paid')
  await expect.poll(status).toBe('paid')
})

test.each(['never', 'late'])(
  '%s: the page that asks learns it before any notice',
  async (choice) => {
    await press(choice)
    expect(await status()).toBe('unpaid')
    await learnLater(service, order)
    expect(await status()).toBe('paid')
  },
)

test('left: nothing is paid, and another cashier closes this one', async () => {
  await press('left')
  await learnLater(service, order)
  expect(await status()).toBe('unpaid')
  await tryToPay(service, visitor, order, { method: 'sandbox' })
  expect(await (await fetch(origin + cashier)).text()).toContain('这笔支付已关闭，不能再付')
  await press('paid')
  expect(await status()).toBe('unpaid')
})

test('whose time is over can only be left', async () => {
  await service.passTime(15 * 60)
  const html = await (await fetch(origin + cashier)).text()
  expect(html).toContain('这笔支付已超时，不能再付')
  expect(html).toContain('返回订单')
  expect(html).not.toContain('支付成功')
})

test('who comes with no trade of ours reads so', async () => {
  const page = await fetch(`${origin}/dev/cashier/P1`)
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('没有这笔支付')])
  expect((await press('everything')).status).toBe(404)
})
