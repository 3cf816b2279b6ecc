import { expect, type Locator, type Page } from '@playwright/test'
import type { Facts } from '../demo.ts'
import { SlideSheet } from './slide-sheet.ts'

/** The form that finds claims: a slide comes before the answer. */
export class ClaimQuery {
  readonly page: Page
  readonly submit: Locator
  readonly slide: SlideSheet
  /** The claims of the list that shows. */
  readonly found: Locator

  static async open(page: Page, address = '/claims-query'): Promise<ClaimQuery> {
    await page.goto(`/#${address}`)
    const query = new ClaimQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    this.page = page
    this.submit = page.getByRole('button', { name: '查询理赔' })
    this.slide = new SlideSheet(page)
    this.found = page.getByRole('main').getByRole('link').filter({ hasText: '报案号' })
  }

  /** By the name that the specification gives it. */
  field(name: string): Locator {
    return this.page.locator(`form [name="${name}"]`)
  }

  async choose(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label }).check()
  }

  async type(facts: Facts): Promise<void> {
    for (const [name, text] of Object.entries(facts)) await this.field(name).fill(text ?? '')
  }

  /** Everything but the slide. */
  async send(facts: Facts): Promise<void> {
    await this.type(facts)
    await this.page.getByRole('checkbox').check()
    await this.submit.click()
  }

  async ask(facts: Facts): Promise<void> {
    await this.send(facts)
    await this.slide.passByFinger()
  }
}
