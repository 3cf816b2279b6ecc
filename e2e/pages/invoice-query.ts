import { expect, type Locator, type Page } from '@playwright/test'
import type { Facts } from '../support/demo.ts'
import { minuteIn } from '../support/sample-orders.ts'
import { ImageCode } from './image-code.ts'
import { WheelSheet } from './wheel-sheet.ts'

/** 查电子发票 and 查验发票真伪: what is printed on a policy or an invoice is typed. */
export class InvoiceQuery {
  readonly page: Page
  readonly imageCode: ImageCode
  readonly submit: Locator
  readonly issueDate: WheelSheet
  /** What the service says of the whole form. */
  readonly notice: Locator

  static async open(page: Page, address: string): Promise<InvoiceQuery> {
    await page.goto(`/#${address}`)
    const query = new InvoiceQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    this.page = page
    this.imageCode = new ImageCode(page)
    this.submit = page.getByRole('button', { name: /^(查询发票|查验)$/ })
    this.issueDate = new WheelSheet(page, '开票日期')
    this.notice = page.getByRole('alert').filter({ hasText: '没有查到' })
  }

  /** By the name that the specification gives it. */
  field(name: string): Locator {
    return this.page.locator(`form [name="${name}"]`)
  }

  async type({ issueDate, ...facts }: Facts): Promise<void> {
    for (const [name, text] of Object.entries(facts)) await this.field(name).fill(text ?? '')
    if (issueDate !== undefined) await this.chooseIssueDate(issueDate)
  }

  /** From the first day that there is, row by row: wheels draw only what is near. */
  async chooseIssueDate(date: string): Promise<void> {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const firstYear = Number(minuteIn(0).slice(0, 4)) - 10
    await this.issueDate.open()
    for (const [unit, rows] of Object.entries({
      年: year - firstYear,
      月: month - 1,
      日: day - 1,
    })) {
      const wheel = this.issueDate.wheel(unit)
      await wheel.press('Home')
      for (let row = 0; row < rows; row += 1) await wheel.press('ArrowDown')
    }
    await this.issueDate.expectChosen(`${year} 年`, `${month} 月`, `${day} 日`)
    await this.issueDate.confirm()
  }

  /** Everything a lookup needs, and off it goes. */
  async ask(facts: Facts): Promise<void> {
    await this.type(facts)
    if (await this.imageCode.field.isVisible()) await this.imageCode.type()
    await this.page.getByRole('checkbox').check()
    await this.submit.click()
  }
}
