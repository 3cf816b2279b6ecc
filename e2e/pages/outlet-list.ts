import { expect, type Locator, type Page } from '@playwright/test'
import { PlaceSheet } from './place-sheet.ts'

/** 服务网点: the list and what narrows it. */
export class OutletList {
  readonly page: Page
  readonly places: PlaceSheet
  readonly area: Locator
  readonly type: Locator
  readonly services: Locator
  readonly nearMe: Locator
  readonly count: Locator
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    this.places = new PlaceSheet(page)
    const filters = page.getByRole('navigation', { name: '筛选' }).getByRole('button')
    this.area = filters.nth(0)
    this.type = filters.nth(1)
    this.services = filters.nth(2)
    this.nearMe = page.getByRole('button', { name: '看离我最近的网点' })
    this.count = page.getByText(/^共 \d+ 家/)
    this.cards = page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: /^打电话给/ }) })
  }

  static async open(page: Page): Promise<OutletList> {
    await page.goto('/#/outlet-query')
    const list = new OutletList(page)
    await expect(list.count).toBeVisible()
    return list
  }

  /** Says yes or no to the question what their place is for. */
  async askNearMe(answer: '同意' | '暂不'): Promise<void> {
    await this.nearMe.click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  }
}
