import type { Locator, Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** 发送到邮箱: an address, and the code that the sending asks for. */
export class EmailSheet {
  readonly sheet: Locator
  readonly address: Locator
  readonly send: Locator
  readonly codeSheet: CodeSheet
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.sheet = page.getByRole('dialog', { name: '发送到邮箱' })
    this.address = this.sheet.getByRole('textbox', { name: '邮箱地址' })
    this.send = this.sheet.getByRole('button', { name: '发送', exact: true })
    this.codeSheet = new CodeSheet(page)
  }

  /** A phone gets one code a minute, and it got one just now to open the policy. */
  async askForCodeUntilSent(): Promise<void> {
    const again = this.page.getByRole('button', { name: '再试一次' })
    const deadline = Date.now() + 75_000
    while (Date.now() < deadline) {
      await this.codeSheet.slide.passByFinger()
      await this.codeSheet.sentTo.or(again).waitFor()
      if (await this.codeSheet.sentTo.isVisible()) return
      await this.page.waitForTimeout(10_000)
      await again.click()
    }
    throw new Error('no code was sent')
  }
}
