import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from '../support/people.ts'
import { CarPolicyQuery } from './car-policy-query.ts'
import { CodeSheet } from './code-sheet.ts'

/** 我的保单, from the list through the code to the details. */
export class PolicyDetail {
  readonly page: Page
  readonly codeSheet: CodeSheet

  /** The list's first policy that says this, with the sheet that asks for the phone on file. */
  static async askFor(page: Page, customer: Customer, words = '保单号'): Promise<PolicyDetail> {
    const query = await CarPolicyQuery.open(page)
    await query.askAs(customer)
    await page.getByRole('main').getByRole('link', { name: words }).first().click()
    await expect(page).toHaveURL(/policy-carDetail/)
    return new PolicyDetail(page)
  }

  /** All the way. */
  static async openAs(page: Page, customer: Customer, words?: string): Promise<PolicyDetail> {
    const detail = await PolicyDetail.askFor(page, customer, words)
    await detail.codeSheet.slide.passByFinger()
    await detail.codeSheet.typeCode()
    await detail.isShown()
    return detail
  }

  constructor(page: Page) {
    this.page = page
    this.codeSheet = new CodeSheet(page)
  }

  async isShown(): Promise<void> {
    await expect(this.card('车辆和人员')).toBeVisible()
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** The value beside a label of a card. */
  row(card: string, label: string): Locator {
    return this.card(card)
      .locator('div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: label }) })
      .getByRole('definition')
  }
}
