import { expect, type Locator, type Page } from '@playwright/test'

/** What whoever stands at the cashier of the demo may let happen. */
type Choice =
  | '支付成功'
  | '支付失败'
  | '离开不付'
  | '支付成功，通知晚到'
  | '支付成功，通知两次'
  | '支付成功，不通知'

/** The cashier of the demo, which moves no money. */
export class Cashier {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dev\/cashier\//)
    await expect(this.page.getByText('不会真的扣款')).toBeVisible()
  }

  choice(name: Choice): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Lets it happen; the cashier leads back to the order. */
  async choose(choice: Choice): Promise<void> {
    await this.isShown()
    await this.choice(choice).click()
    await expect(this.page).toHaveURL(/#\/order-pay-detail\?paid=[\w-]{22}$/)
  }
}
