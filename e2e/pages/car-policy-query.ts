import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from '../support/people.ts'
import { textOf } from '../support/read.ts'
import { ImageCode } from './image-code.ts'

export class CarPolicyQuery {
  readonly page: Page
  readonly plate: Locator
  readonly idNumber: Locator
  readonly imageCode: ImageCode
  readonly consent: Locator
  readonly submit: Locator
  /** What the service says of the whole form. */
  readonly notice: Locator

  static async open(page: Page, address = '/#/policy-query'): Promise<CarPolicyQuery> {
    await page.goto(address)
    const query = new CarPolicyQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    this.page = page
    this.plate = page.getByRole('textbox', { name: '车牌号' })
    this.idNumber = page.getByRole('textbox', { name: '证件号码' })
    this.imageCode = new ImageCode(page)
    this.consent = page.getByRole('checkbox')
    this.submit = page.getByRole('button', { name: '查询保单' })
    this.notice = page.getByRole('alert').filter({ hasText: '没有查到' })
  }

  async fill({ licenseNo, identifyNumber }: Customer): Promise<void> {
    await this.plate.fill(licenseNo)
    await this.idNumber.fill(identifyNumber)
    await this.imageCode.type()
    await this.consent.check()
  }

  /** To the list of what was found. */
  async askAs(customer: Customer): Promise<void> {
    await this.fill(customer)
    await this.submit.click()
    // The answer first and then the list, which asks three times more: each has its own patience.
    await expect(this.page).toHaveURL(/policy-carQueryResult/)
    await expect(this.page.getByText('共查到')).toBeVisible()
  }

  /** What is said instead of a list. */
  async answerTo(customer: Customer): Promise<string> {
    await this.fill(customer)
    await this.submit.click()
    await expect(this.imageCode.picture).not.toHaveAttribute('src', this.imageCode.used)
    return textOf(this.notice)
  }
}
