import type { OrderDetail, OrderRefund } from '@ecenter/contract/orders/order.ts'
import { expect, type Page } from '@playwright/test'
import { OrderPayment } from '../pages/order-payment.ts'
import { OrderQuery } from '../pages/order-query.ts'
import { minuteIn, orderOf, paidOrder, summaryOf } from '../support/sample-orders.ts'
import { dismiss } from '../support/way-back.ts'
import { answerNever, refusal, success } from '../support/wire.ts'

const lookup = '**/ecenter/wp/api/orderPayment/groupGet'
const start = '**/ecenter/self/payments/startPayment'
const nobody = 'AbCdEfGhIjKlMnOpQrStUv'

/** A journey through finding an order, paying it, and each way it may end. */
export async function* everyOrder(page: Page): AsyncGenerator<string> {
  yield* forms(page)
  yield* lists(page)
  yield* paying(page)
  yield* refusals(page)
  yield* ends(page)
}

async function* forms(page: Page) {
  for (const by of ['plate', 'name']) {
    const query = await OrderQuery.open(page, `/order-pay?by=${by}`)
    yield `order-query-${by}`
    await query.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    yield `order-query-${by}-errors`
  }
  await page.goto('about:blank')
  await page.goto(`/#/order-pay-detail?paid=${nobody}`)
  await page.getByRole('button', { name: '查看结果' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  yield 'order-reopen'
}

async function* lists(page: Page) {
  const address = '/#/order-detail?by=plate'
  const query = new OrderQuery(page)
  await page.route(lookup, (route) => route.fulfill(refusal('1007', '没有查到')))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: '没有查到订单' })).toBeVisible()
  yield 'orders-none'
  await page.unroute(lookup)
  await page.route(lookup, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  yield 'orders-out-of-reach'
  await page.unroute(lookup)
  await answerNever(page, lookup)
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'orders-loading'
  await page.unroute(lookup)
  await page.route(lookup, (route) =>
    route.fulfill(success({ payInfoList: [summaryOf(orderOf())], total: 1 })),
  )
  await page.reload()
  await expect(query.found).toHaveCount(1)
  yield 'orders'
  await page.route('**/queryOrderCenter', (route) =>
    route.fulfill(success({ payInfoList: everyEnd.map(summaryOf), total: everyEnd.length })),
  )
  await page.getByRole('tab', { name: '全部订单' }).click()
  await expect(query.found).toHaveCount(everyEnd.length)
  yield 'orders-all'
  await page.unrouteAll()
}

async function* paying(page: Page) {
  const minutes = orderOf({}, { lastPayDate: minuteIn(24 * 60_000) })
  const payment = await OrderPayment.showing(page, minutes)
  await expect(payment.pay).toBeVisible()
  yield 'order-pay'
  await page.getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByRole('alertdialog', { name: '取消这笔订单？' })).toBeVisible()
  yield 'order-cancel-asked'
  await dismiss(page)
  await page.goto(`/#/order-detail?handle=${nobody}`)
  await expect(page.getByRole('switch')).toBeVisible()
  yield 'order-facts'
  await OrderPayment.showing(page, orderOf({ lastFailure: '上次没有付款成功，可以重新支付。' }))
  await expect(payment.pay).toBeVisible()
  yield 'order-pay-failed-before'
  await OrderPayment.showing(
    page,
    orderOf({ methods: [], advice: '订单还在审核，一般 1 个工作日内完成，通过后短信通知您。' }),
  )
  await expect(page.getByText('订单还在审核')).toBeVisible()
  yield 'order-examined'
}

async function* refusals(page: Page) {
  const changed = orderOf({}, { sumPremium: 402_950 })
  const payment = await OrderPayment.showing(page, orderOf())
  const priceChanged = refusal('E3020001', '订单金额有变化')
  await page.route(start, async (route) => {
    await payment.answer(changed)
    await route.fulfill(priceChanged)
  })
  await payment.pay.click()
  await expect(page.getByRole('alertdialog', { name: '金额有变化' })).toBeVisible()
  yield 'order-price-asked'
  await dismiss(page)
  yield 'order-price-changed'
  await page.unroute(start)
  await page.route(start, (route) => route.fulfill(refusal('E1010002', '支付渠道暂时不可用')))
  await payment.pay.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'order-gateway-down'
  await dismiss(page)
  await page.unroute(start)
}

const everyEnd: readonly OrderDetail[] = [
  paidOrder(),
  orderOf({ status: 'paying', statusText: '支付结果确认中', methods: [] }),
  orderOf({ status: 'expired', statusText: '已过期', methods: [] }),
  orderOf({ status: 'cancelled', statusText: '已取消', methods: [] }),
  orderOf({ status: 'on-delivery', statusText: '送单时付款', methods: [], hasDelivery: true }),
  orderOf({ status: 'refunding', statusText: '退款中', methods: [] }),
  orderOf({ status: 'refunded', statusText: '已退款', methods: [] }),
].map((order, at) => ({ ...order, handle: `AbCdEfGhIjKlMnOpQrSt0${at}` }))

const refund: OrderRefund = {
  amount: 394_950,
  statusText: '退款处理中',
  askedAt: '2026-11-10 10:12',
  dueOn: '2026-11-19',
  isOverdue: true,
}
const refunds: Readonly<Record<string, OrderDetail>> = {
  'refund-late': orderOf({
    status: 'refunding',
    statusText: '退款中',
    methods: [],
    refunds: [refund],
  }),
  'refund-coming': orderOf({
    ...{ status: 'refunding', statusText: '退款中', methods: [] },
    refunds: [{ ...refund, dueOn: '2099-12-01', isOverdue: false }],
  }),
  'refund-done': orderOf({
    ...{ status: 'refunded', statusText: '已退款', methods: [] },
    refunds: [{ ...refund, statusText: '已退款', isOverdue: false, paidAt: '2026-11-18 16:30' }],
  }),
}

async function* ends(page: Page) {
  const named = everyEnd.map((order) => [order.status, order] as const)
  for (const [name, order] of [...named, ...Object.entries(refunds)]) {
    await OrderPayment.showing(page, order)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    yield `order-${name}`
  }
  await page.unrouteAll()
}
