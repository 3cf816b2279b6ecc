import { expect, type Locator, type Page } from '@playwright/test'
import { type Facts, factsToTry } from '../support/demo.ts'
import { ImageCode } from './image-code.ts'

/** 查保单配送: the form, by the names that the specification gives its fields. */
export class DeliveryQuery {
  readonly page: Page
  readonly imageCode: ImageCode
  readonly submit: Locator
  /** What the service says of the whole form. */
  readonly notice: Locator

  static async open(page: Page): Promise<DeliveryQuery> {
    await page.goto('/#/order-delivery-query')
    const query = new DeliveryQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  /** The delivery, or deliveries, that the demo offers for what it shows. */
  static async askFor(page: Page, shows: string): Promise<void> {
    const query = await DeliveryQuery.open(page)
    await query.ask(await factsToTry(page, 'orderDelivery', shows))
  }

  constructor(page: Page) {
    this.page = page
    this.imageCode = new ImageCode(page)
    this.submit = page.getByRole('button', { name: '查询配送' })
    this.notice = page.getByRole('form').getByRole('alert')
  }

  field(name: string): Locator {
    return this.page.locator(`form input[name="${name}"]`)
  }

  /** `isDeckCard`: 0 for yes, 1 for no. */
  giftCard(isDeckCard: string): Locator {
    return this.page.getByRole('radio', { name: isDeckCard === '0' ? '用了礼品卡' : '没有用' })
  }

  async ask({ isDeckCard = '1', ...typed }: Facts): Promise<void> {
    for (const [name, text] of Object.entries(typed)) await this.field(name).fill(text ?? '')
    await this.giftCard(isDeckCard).check()
    await this.page.getByRole('checkbox').check()
    await this.imageCode.type()
    await this.submit.click()
  }
}
