import { expect, type Page } from '@playwright/test'
import { Cashier } from '../pages/cashier.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { InvoiceList } from '../pages/invoice-list.ts'
import { OrderPayment } from '../pages/order-payment.ts'
import { OrderQuery } from '../pages/order-query.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { factsToTry } from '../support/demo.ts'
import { minuteIn, orderOf, paidOrder } from '../support/sample-orders.ts'
import { test } from '../support/visitor.ts'
import { goBack, goBackInVain } from '../support/way-back.ts'
import { hold, refusal, success } from '../support/wire.ts'

const start = '**/ecenter/self/payments/startPayment'

/** From the form to the button that pays. */
async function openToPay(page: Page, shows: string, by = 'plate'): Promise<OrderPayment> {
  const query = await OrderQuery.open(page, `/order-pay?by=${by}`)
  await query.ask(await factsToTry(page, 'groupGet', shows))
  await query.found.first().click()
  const payment = new OrderPayment(page)
  await expect(payment.pay).toBeVisible()
  return payment
}

test('who pays has the policies at once, with document, invoice and delivery, and no way back to the cashier', async ({
  page,
}) => {
  const payment = await openToPay(page, 'due tomorrow at noon')
  await payment.pay.click()
  await new Cashier(page).choose('支付成功')
  await payment.says('支付成功')
  await expect(page).toHaveTitle('支付结果')
  await goBackInVain(page)
  await payment.says('支付成功')
  await expect(page).toHaveURL(/#\/order-pay-detail\?paid=/)
  await expect(page.getByRole('button', { name: '返回上一页' })).toHaveCount(0)

  const result = page.url()

  await test.step('the electronic policy opens by a code', async () => {
    await page.getByRole('link', { name: '电子保单' }).first().click()
    const code = new CodeSheet(page)
    await code.slide.passByFinger()
    await code.typeCode()
    expect(await new PolicyDocument(page).inkOf(1)).toBeGreaterThan(0)
  })

  await test.step('the invoices of all parts are there, and nothing is asked for', async () => {
    await goBack(page)
    await page.getByRole('link', { name: '电子发票' }).click()
    const invoices = new InvoiceList(page)
    await invoices.isShown()
    await expect(invoices.card('机动车商业保险').first()).toBeVisible()
    await expect(invoices.card('机动车交通事故责任强制保险').first()).toBeVisible()
  })

  await test.step('delivery is under way', async () => {
    await page.goto(result)
    await page.getByRole('link', { name: '纸质保单配送' }).click()
    await expect(page).toHaveURL(/#\/order-deliveryInfo\?handle=/)
    await expect(page.getByRole('main')).toContainText('准备配送')
  })
})

test('an order is given up once that is confirmed and a code is typed, and is not asked for any more', async ({
  page,
}) => {
  const payment = await openToPay(page, '2 covers to be paid', 'name')
  const cancel = page.getByRole('button', { name: '取消订单' })
  const question = page.getByRole('alertdialog', { name: '取消这笔订单？' })
  await cancel.click()
  await question.getByRole('button', { name: '先不取消' }).click()
  await expect(payment.pay).toBeVisible()
  await cancel.click()
  await expect(question).toContainText('取消后不能恢复')
  await question.getByRole('button', { name: '取消订单' }).click()
  const code = new CodeSheet(page)
  await code.slide.passByFinger()
  await code.typeCode()
  await payment.says('订单已取消')
  await expect(payment.pay).toBeHidden()
  await page.reload()
  await payment.says('订单已取消')
  await expect(cancel).toBeHidden()
})

test('a paid order that is looked up later is left by the way back', async ({ page }) => {
  const payment = new OrderPayment(page)
  await payment.answer(paidOrder())
  const query = await OrderQuery.open(page)
  await page.goto(`/#/order-pay-detail?handle=${paidOrder().handle}`)
  await payment.says('支付成功')
  await page.getByRole('button', { name: '返回上一页' }).click()
  await expect(query.submit).toBeVisible()
})

test('what is paid to the courier leads to the courier first', async ({ page }) => {
  const order = orderOf({ status: 'on-delivery', methods: [], hasDelivery: true })
  const payment = await OrderPayment.showing(page, order)
  await payment.says('送单时付款')
  await expect(page.getByRole('link', { name: '看配送进度' })).toHaveAttribute(
    'href',
    `#/order-deliveryInfo?handle=${order.handle}`,
  )
})

test('a payment that failed or was left is no payment, and the next one is the only one', async ({
  page,
}) => {
  const payment = await openToPay(page, 'sold by an agent')
  const cashier = new Cashier(page)
  await test.step('whoever comes back from the cashier by the way back may pay anew', async () => {
    await payment.pay.click()
    await cashier.isShown()
    await page.goBack()
    await payment.notPaid.click()
  })

  await payment.pay.click()
  await cashier.choose('支付失败')
  await expect(page.getByRole('alert').filter({ hasText: '银行没有通过' })).toBeVisible()

  await payment.pay.click()
  await cashier.choose('离开不付')
  await payment.says('正在确认支付结果')
  await expect(page.getByText('请不要重复支付')).toBeVisible()
  await payment.check.click()
  await expect(page.getByText('还没有结果')).toBeVisible()
  await payment.notPaid.click()

  await payment.pay.click()
  await cashier.choose('支付成功，通知两次')
  await payment.says('支付成功')
  await expect(page.getByRole('link', { name: '查看保单' })).toHaveCount(3)
})

test('a payment that nobody gives notice of is found out, also in another browser by the phone', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const facts = await factsToTry(page, 'groupGet', '1 covers to be paid')
  const payment = await openToPay(page, '1 covers to be paid', 'name')
  await payment.pay.click()
  await new Cashier(page).choose('支付成功，不通知')
  await payment.says('支付成功')

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  })
  const other = await context.newPage()
  await other.goto(page.url())
  const phone = other.getByRole('textbox', { name: '投保时留的手机号' })
  await phone.fill('13800000000')
  await other.getByRole('button', { name: '查看结果' }).click()
  await expect(other.getByRole('alert').first()).not.toBeEmpty()
  await phone.fill(facts.identifymobile ?? '')
  await other.getByRole('button', { name: '查看结果' }).click()
  await new OrderPayment(other).says('支付成功')
  await context.close()
})

test('a payment whose notice comes late is paid when the customer is back, and waits while the core holds its policies', async ({
  page,
}) => {
  expect((await page.request.post('/dev/core/hold-on')).ok()).toBe(true)
  const payment = await openToPay(page, 'by name', 'name')
  await payment.pay.click()
  await new Cashier(page).choose('支付成功，通知晚到')
  await payment.says('已支付，出单中')
  await expect(page.getByRole('main')).toContainText('请不要重复支付')
  await expect(page.getByRole('link', { name: '查看保单' })).toHaveCount(0)

  await test.step('the core shows what it holds back', async () => {
    const core = await page.context().newPage()
    await core.goto('/dev/core')
    await expect(core.getByRole('button', { name: '放行', exact: true })).toBeVisible()
    await core.close()
  })

  expect((await page.request.post('/dev/core/hold-off')).ok()).toBe(true)
  await payment.says('支付成功')
  await expect(page.getByRole('link', { name: '查看保单' }).first()).toBeVisible()
})

test('a result that nobody knows yet is shown as soon as it is there', async ({ page }) => {
  const unknown = orderOf({ status: 'paying', statusText: '支付结果确认中', methods: [] })
  const payment = await OrderPayment.showing(page, unknown)
  await payment.says('正在确认支付结果')
  await expect(payment.pay).toHaveCount(0)
  await expect(payment.notPaid).toHaveCount(0)
  await payment.answer(paidOrder())
  await payment.says('支付成功')
})

test('a paid order whose policies the insurer still issues says so, and shows them once they are there', async ({
  page,
}) => {
  const advice = '款项已收到，正在出具保单。'
  const issuing = orderOf({ status: 'paid', statusText: '已支付，出单中', methods: [], advice })
  const payment = await OrderPayment.showing(page, issuing)
  await payment.says('已支付，出单中')
  await expect(page.getByRole('main')).toContainText('正在出具保单')
  await expect(payment.pay).toHaveCount(0)
  await expect(page.getByRole('link', { name: '电子发票' })).toHaveCount(0)
  await payment.answer(paidOrder())
  await payment.says('支付成功')
  await expect(page.getByRole('link', { name: '电子发票' })).toBeVisible()
})

test('policies that take long are told so, asked for no more by the page alone, and then by a press', async ({
  page,
}) => {
  await page.clock.install()
  const issuing = orderOf({ status: 'paid', statusText: '已支付，出单中', methods: [] })
  const payment = await OrderPayment.showing(page, issuing)
  await payment.says('已支付，出单中')
  const ask = page.getByRole('button', { name: '查一下出单了没有' })
  await expect(ask).toHaveCount(0)
  // Each of its questions is answered before the next one is waited for.
  await expect(async () => {
    await page.clock.runFor(60_000)
    expect(await ask.isVisible()).toBe(true)
  }).toPass()
  await expect(page.getByText('您不用守在这里')).toBeVisible()
  await ask.click()
  await expect(page.getByText('刚刚查过，还没有出单')).toBeVisible()
  await payment.answer(paidOrder())
  await ask.click()
  await payment.says('支付成功')
})

test('a payment that may have gone through is not offered again', async ({ page }) => {
  const unknown = orderOf({ status: 'paying', methods: [] })
  const payment = await OrderPayment.showing(page, orderOf())
  await page.route(start, async (route) => {
    await payment.answer(unknown)
    await route.fulfill(refusal('E9020001', '支付结果还没有确认，请不要重复支付。'))
  })
  await payment.pay.click()
  await payment.says('正在确认支付结果')
  await expect(page.getByText('请不要重复支付')).toBeVisible()
  await expect(payment.pay).toHaveCount(0)
})

test('a price that has changed is shown, and asked before it is paid', async ({ page }) => {
  const changed = orderOf({}, { sumPremium: 402_950 })
  const payment = await OrderPayment.showing(page, orderOf())
  const asked: unknown[] = []
  await page.route(start, async (route) => {
    asked.push(route.request().postDataJSON().body.sumPremium)
    await payment.answer(changed)
    await route.fulfill(refusal('E3020001', '应付金额已变为 4,029.50 元，请核对后再支付。'))
  })
  await payment.pay.click()
  const question = page.getByRole('alertdialog', { name: '金额有变化' })
  await expect(question).toContainText('由 3,949.50 元变为 4,029.50 元')
  await question.getByRole('button', { name: '继续支付' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('请核对后再支付')
  expect(asked).toEqual([394_950, 402_950])
})

test('an order that is paid by now shows that instead of the refusal', async ({ page }) => {
  const payment = await OrderPayment.showing(page, orderOf())
  await page.route(start, async (route) => {
    await payment.answer(paidOrder())
    await route.fulfill(refusal('E3020001', '这笔订单已支付'))
  })
  await payment.pay.click()
  await payment.says('支付成功')
})

test('two taps open one cashier', async ({ page }) => {
  const payment = await OrderPayment.showing(page, orderOf())
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/startPayment')) asked.push(request.url())
  })
  await hold(page, start)
  const opened = page.waitForRequest(start)
  await payment.pay.dblclick()
  await expect(page.getByRole('button', { name: '正在打开收银台' })).toBeVisible()
  await opened
  expect(asked).toHaveLength(1)
})

test('inside WeChat its own cashier opens over the page, and leaving it is no payment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'MicroMessenger/8.0' })
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (_name: string, asked: { package: string }, answer: (result: object) => void) =>
          answer({ err_msg: `get_brand_wcpay_request:${asked.package}` }),
      },
    })
  })
  const waiting = orderOf({ methods: ['wechat'] }, { subStatus: '1' })
  const payment = await OrderPayment.showing(page, waiting)
  const jsapi = (end: string) =>
    success({
      way: {
        kind: 'jsapi',
        appId: 'wx0a1b',
        timeStamp: '1763776320',
        nonceStr: 'n',
        package: end,
        signType: 'RSA',
        paySign: 's',
      },
    })
  await page.route(start, (route) => route.fulfill(jsapi('cancel')), { times: 1 })
  const cancelled = page.waitForResponse(start)
  await payment.pay.click()
  await cancelled
  await expect(payment.pay).toBeVisible()
  await page.route(start, (route) => route.fulfill(jsapi('ok')))
  await payment.pay.click()
  await payment.says('正在确认支付结果')
  await payment.answer(paidOrder())
  await payment.says('支付成功')
})

test('inside a mini-program its own page for paying is opened, and the result is awaited', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx0a1b',
    })
    const opened: string[] = []
    Object.assign(window, {
      opened,
      WeixinJSBridge: {
        invoke: (name: string, { name: api, arg }: { name: string; arg: { url: string } }) =>
          opened.push(`${name} ${api} ${arg.url}`),
      },
    })
  })
  const order = orderOf({ methods: ['wechat'] }, { subStatus: '1' })
  const payment = await OrderPayment.showing(page, order)
  await page.route(start, (route) =>
    route.fulfill(success({ way: { kind: 'mini-program', path: '/pages/pay/pay?trade=t1' } })),
  )
  await payment.pay.click()
  await payment.says('正在确认支付结果')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'opened')))
    .toEqual(['invokeMiniProgramAPI navigateTo /pages/pay/pay?trade=t1'])
})

test('WeChat is asked who the customer is, and the payment goes on when it has told', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'MicroMessenger/8.0' }),
  )
  const payment = await OrderPayment.showing(page, orderOf({ methods: ['wechat'] }))
  const told: unknown[] = []
  await page.route(start, (route) => {
    const { wechatCode, wechatState } = route.request().postDataJSON().body
    told.push([wechatCode, wechatState])
    const url = '/?code=told&state=kept#/order-pay-detail'
    return route.fulfill(
      wechatCode === undefined
        ? success({ way: { kind: 'authorize', url } })
        : refusal('E1010002', '支付平台暂时没有响应，没有扣款。'),
    )
  })
  await payment.pay.click()
  await expect(page.getByRole('alertdialog')).toContainText('没有扣款')
  expect(told).toEqual([
    [undefined, undefined],
    ['told', 'kept'],
  ])
  expect(new URL(page.url()).search).toBe('')
})

test('until when to pay is told as a time of the day, and then the order is asked for anew', async ({
  page,
}) => {
  await page.clock.install()
  const almost = orderOf({}, { lastPayDate: minuteIn(3 * 60_000) })
  const over = orderOf({ status: 'expired', statusText: '已超过支付期限', methods: [] })
  const payment = await OrderPayment.showing(page, almost)
  await expect(page.getByText(/^请在 [今明]天 \d\d:\d\d 前支付，超时订单会取消$/)).toBeVisible()
  await payment.answer(over)
  await page.clock.fastForward('03:00')
  await payment.says('订单已过期')
})
