import { expect, type Locator, type Page } from '@playwright/test'

/** 选择城市: cities by letter, and a search. */
export class PlaceSheet {
  readonly sheet: Locator
  readonly search: Locator

  constructor(page: Page) {
    this.sheet = page.getByRole('dialog', { name: '选择城市' })
    this.search = this.sheet.getByRole('textbox', { name: '搜索城市或区县' })
  }

  /** Rows of one section, by its letter. */
  section(letter: string): Locator {
    return this.sheet
      .getByRole('region', { name: '城市' })
      .locator('section')
      .filter({ has: this.sheet.page().getByRole('heading', { name: letter, exact: true }) })
      .getByRole('button')
  }

  async choose(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name, exact: true }).first().click()
    await expect(this.sheet).toBeHidden()
  }

  async searchFor(typed: string): Promise<void> {
    await this.search.fill(typed)
  }
}
