import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { success } from '../support/wire.ts'

const call = '**/ecenter/self/payments/queryOrder'

/** 待支付订单: where an order is paid, and where the customer reads what became of it. */
export class OrderPayment {
  readonly page: Page
  readonly pay: Locator
  /** 查询支付结果, while nobody knows it. */
  readonly check: Locator
  readonly notPaid: Locator

  constructor(page: Page) {
    this.page = page
    this.pay = page.getByRole('button', { name: /^支付 [\d,.]+ 元$/ })
    this.check = page.getByRole('button', { name: '查询支付结果' })
    this.notPaid = page.getByRole('button', { name: '还没有付款，继续支付' })
  }

  /** The page, as if the service had answered this. */
  static async showing(page: Page, order: OrderDetail): Promise<OrderPayment> {
    const payment = new OrderPayment(page)
    await payment.answer(order)
    await page.goto('about:blank')
    await page.goto(`/#/order-pay-detail?handle=${order.handle}`)
    return payment
  }

  /** From now on the order stands like this. What was answered before goes on until then: the page asks by itself. */
  async answer(order: OrderDetail): Promise<void> {
    await this.page.route(call, (route) => route.fulfill(success(order)))
  }

  async says(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible()
  }

  method(name: string): Locator {
    return this.page.getByRole('radio', { name })
  }
}
