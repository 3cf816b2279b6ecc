import { expect, type Locator, type Page } from '@playwright/test'
import { factsToTry } from '../support/demo.ts'
import { ClaimQuery } from './claim-query.ts'
import { CodeSheet } from './code-sheet.ts'

/** 理赔进度, from the form of a car on, and what is behind it once the phone is proven. */
export class ClaimProgress {
  readonly page: Page
  readonly codeSheet: CodeSheet
  /** The first card: how far, what is being done, by when. */
  readonly head: Locator
  readonly steps: Locator
  readonly currentStep: Locator
  readonly todo: Locator

  /** The latest claim of the car that the demo offers for what it shows. */
  static async open(page: Page, shows: string): Promise<ClaimProgress> {
    const query = await ClaimQuery.open(page)
    await query.ask(await factsToTry(page, 'queryCarClaim', shows))
    await query.found.first().click()
    const progress = new ClaimProgress(page)
    await expect(progress.head).toBeVisible()
    return progress
  }

  constructor(page: Page) {
    this.page = page
    this.codeSheet = new CodeSheet(page)
    this.head = this.card('当前进度')
    this.steps = this.card('办理进度').getByRole('listitem')
    this.currentStep = this.steps.and(page.locator('[aria-current=step]'))
    this.todo = page.getByRole('region', { name: /^需要您做 \d+ 件事$/ })
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** The names of the steps, in their order. */
  stepNames(): Locator {
    return this.steps.getByRole('heading')
  }

  /** Accident, documents and amounts, all the way through the code. */
  async openFacts(): Promise<void> {
    await this.page.getByRole('link', { name: '理赔信息' }).click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
    await expect(this.card('事故情况')).toBeVisible()
  }
}
