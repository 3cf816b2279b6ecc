import { expect, type Locator, type Page } from '@playwright/test'
import { SlideQuery } from './slide-query.ts'

/** The form that finds orders. */
export class OrderQuery extends SlideQuery {
  /** The orders of the list that shows. */
  readonly found: Locator

  static async open(page: Page, address = '/order-pay'): Promise<OrderQuery> {
    await page.goto(`/#${address}`)
    const query = new OrderQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    super(page, '查询订单')
    this.found = page.getByRole('main').getByRole('link').filter({ hasText: '被保险人' })
  }
}
