import type { Locator, Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** 发到邮箱: an address, and the code that the sending asks for. */
export class EmailSheet {
  readonly sheet: Locator
  readonly address: Locator
  readonly send: Locator
  readonly codeSheet: CodeSheet

  constructor(page: Page) {
    this.sheet = page.getByRole('dialog', { name: '发到邮箱' })
    this.address = this.sheet.getByRole('textbox', { name: '邮箱地址' })
    this.send = this.sheet.getByRole('button', { name: '发送', exact: true })
    this.codeSheet = new CodeSheet(page)
  }
}
