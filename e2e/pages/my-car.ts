import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** `/me/car`: the car as the object, and the sheet of its papers. */
export class MyCar {
  readonly page: Page
  readonly plate: Locator
  readonly covers: Locator
  readonly picture: Locator
  readonly papers: Locator
  readonly sheet: Locator
  readonly saveAll: Locator
  readonly mailAll: Locator
  readonly forward: Locator
  readonly toCalendar: Locator

  constructor(page: Page) {
    this.page = page
    this.plate = page.getByRole('heading', { level: 2 }).first()
    this.covers = this.card('保什么')
    this.picture = page.getByRole('img', { name: /车上标出/ })
    this.papers = page.getByRole('button', { name: '电子保单和单证' })
    this.sheet = page.getByRole('dialog', { name: '电子保单和单证' })
    this.saveAll = this.sheet.getByRole('button', { name: '全部存到手机' })
    this.mailAll = this.sheet.getByRole('button', { name: '发到邮箱' })
    this.forward = this.sheet.getByRole('button', { name: '转发给别人' })
    this.toCalendar = page.getByRole('button', { name: '到期日加到日历' })
  }

  /** From the card of the only car on the page of everything that is the customer's. */
  static async openFromCard(page: Page): Promise<MyCar> {
    await page.goto('/#/me')
    await page.getByRole('link', { name: /^看.+的全部$/ }).click()
    const car = new MyCar(page)
    await expect(car.papers).toBeVisible()
    return car
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async saved(begin: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const download = this.page.waitForEvent('download')
    await begin()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
}
