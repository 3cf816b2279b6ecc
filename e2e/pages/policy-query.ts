import { expect, type Locator, type Page } from '@playwright/test'
import type { Facts } from '../support/demo.ts'
import { textOf } from '../support/read.ts'
import { ImageCode } from './image-code.ts'

/** A form that finds policies, whatever it asks for. */
export class PolicyQuery {
  readonly page: Page
  readonly imageCode: ImageCode
  readonly submit: Locator
  /** What the service says of the whole form. */
  readonly notice: Locator
  /** Opens the sheet of all ways to a policy. */
  readonly otherWays: Locator
  readonly ways: Locator

  static async open(page: Page, address: string): Promise<PolicyQuery> {
    await page.goto(`/#${address}`)
    const query = new PolicyQuery(page)
    await expect(query.submit).toBeVisible()
    return query
  }

  constructor(page: Page) {
    this.page = page
    this.imageCode = new ImageCode(page)
    this.submit = page.getByRole('button', { name: '查询保单' })
    this.notice = page.getByRole('alert').filter({ hasText: '没有查到' })
    this.otherWays = page.getByRole('button', { name: '换一种方式查' })
    this.ways = page.getByRole('dialog', { name: '您手边有什么？' })
  }

  /** By the name that the specification gives it. */
  field(name: string): Locator {
    return this.page.locator(`form [name="${name}"]`)
  }

  /** A row of that sheet, by its first words. */
  way(label: string): Locator {
    return this.ways.getByRole('link', { name: new RegExp(`^${label}`) })
  }

  async choose(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label }).check()
  }

  async type(facts: Facts): Promise<void> {
    for (const [name, text] of Object.entries(facts)) await this.field(name).fill(text ?? '')
  }

  /** Everything a lookup needs, and off it goes. */
  async ask(facts: Facts): Promise<void> {
    await this.type(facts)
    await this.imageCode.type()
    for (const box of await this.page.getByRole('checkbox').all()) await box.check()
    await this.submit.click()
  }

  /** What is said instead of a list. */
  async answerTo(facts: Facts): Promise<string> {
    await this.ask(facts)
    await expect(this.imageCode.picture).not.toHaveAttribute('src', this.imageCode.used)
    return textOf(this.notice)
  }
}
