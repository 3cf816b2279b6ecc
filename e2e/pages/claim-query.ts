import { expect, type Locator, type Page } from '@playwright/test'
import { SlideQuery } from './slide-query.ts'

/** The form that finds claims. */
export class ClaimQuery extends SlideQuery {
  /** The claims of the list that shows. */
  readonly found: Locator

  static async open(page: Page, address = '/claims-query'): Promise<ClaimQuery> {
    await page.goto(`/#${address}`)
    const query = new ClaimQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    super(page, '查询理赔')
    this.found = page.getByRole('main').getByRole('link').filter({ hasText: '报案号' })
  }

  async choose(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label }).check()
  }
}
