import { expect, type Locator, type Page } from '@playwright/test'
import { toastsOf } from '../support/toasts.ts'
import { CodeSheet } from './code-sheet.ts'
import { DeliveryQuery } from './delivery-query.ts'

/** 保单配送信息, and the sheets that change it. */
export class DeliveryProgress {
  readonly page: Page
  readonly codeSheet: CodeSheet
  /** The first card: what is going on, and when it is meant to arrive. */
  readonly head: Locator
  readonly steps: Locator
  readonly currentStep: Locator
  readonly recipient: Locator
  /** Above everything else, after a try that failed. */
  readonly todo: Locator
  /** 您想怎么改. */
  readonly choice: Locator

  static async open(page: Page, shows: string): Promise<DeliveryProgress> {
    await DeliveryQuery.askFor(page, shows)
    const progress = new DeliveryProgress(page)
    await expect(progress.head).toBeVisible()
    return progress
  }

  constructor(page: Page) {
    this.page = page
    this.codeSheet = new CodeSheet(page)
    this.head = this.card('当前进度')
    this.steps = this.card('配送进度').getByRole('listitem')
    this.currentStep = this.steps.and(page.locator('[aria-current=step]'))
    this.recipient = this.card('收件信息')
    this.todo = page.getByRole('region', { name: '需要您做 1 件事' })
    this.choice = page.getByRole('dialog', { name: '您想怎么改' })
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** The sheet of one change, as its row in the choice names it. */
  sheet(label: string): Locator {
    return this.page.getByRole('dialog', { name: label, exact: true })
  }

  async startChange(label: string): Promise<Locator> {
    await this.page.getByRole('button', { name: /^(重新安排配送|改时间或地址)$/ }).click()
    await this.choice.getByRole('button', { name: label }).click()
    await expect(this.sheet(label)).toBeVisible()
    return this.sheet(label)
  }

  /** The code that opens this one change; what was chosen is sent once it is right. */
  async prove(): Promise<void> {
    await this.codeSheet.slide.passByFinger()
    const toasts = await toastsOf(this.page)
    await this.codeSheet.typeCode()
    await expect.poll(toasts).toContain('已收到，正在办理')
  }
}
