import type { Locator, Page } from '@playwright/test'
import type { Facts } from '../support/demo.ts'
import { SlideSheet } from './slide-sheet.ts'

/** A form that finds something: a slide comes before the answer. */
export class SlideQuery {
  readonly page: Page
  readonly submit: Locator
  readonly slide: SlideSheet

  constructor(page: Page, submitText: string) {
    this.page = page
    this.submit = page.getByRole('button', { name: submitText })
    this.slide = new SlideSheet(page)
  }

  /** By the name that the specification gives it. */
  field(name: string): Locator {
    return this.page.locator(`form [name="${name}"]`)
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
