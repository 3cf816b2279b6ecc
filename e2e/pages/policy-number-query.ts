import { expect, type Locator, type Page } from '@playwright/test'
import type { PolicyNumberFacts } from '../support/people.ts'
import { ImageCode } from './image-code.ts'

/** The form of the partner channels, by policy number. */
export class PolicyNumberQuery {
  readonly page: Page
  readonly imageCode: ImageCode
  readonly submit: Locator

  static async open(page: Page): Promise<PolicyNumberQuery> {
    await page.goto('/#/policy-query-channel')
    const query = new PolicyNumberQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  private constructor(page: Page) {
    this.page = page
    this.imageCode = new ImageCode(page)
    this.submit = page.getByRole('button', { name: '查询保单' })
  }

  async askAs(facts: PolicyNumberFacts): Promise<void> {
    await this.fill(facts)
    await this.submit.click()
  }

  async fill({ policyNo, insuredNumber, insuredName }: PolicyNumberFacts): Promise<void> {
    await this.page.getByRole('textbox', { name: '保单号' }).fill(policyNo)
    await this.page.getByRole('textbox', { name: '被保险人证件号码' }).fill(insuredNumber)
    await this.page.getByRole('textbox', { name: '被保险人姓名' }).fill(insuredName)
    await this.imageCode.type()
    await this.page.getByRole('checkbox').check()
  }
}
