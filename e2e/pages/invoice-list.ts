import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** 电子发票: what a form found, and the sheet that keeps it. */
export class InvoiceList {
  readonly page: Page
  readonly codeSheet: CodeSheet
  readonly saveAll: Locator
  readonly mailAll: Locator
  /** The sheet that fetches the files. */
  readonly saving: Locator
  readonly start: Locator
  readonly stop: Locator
  readonly saved: Locator

  constructor(page: Page) {
    this.page = page
    this.codeSheet = new CodeSheet(page)
    this.saveAll = page.getByRole('button', { name: /^(全部下载|下载发票)$/ })
    this.mailAll = page.getByRole('button', { name: '发到邮箱' })
    this.saving = page.getByRole('dialog', { name: /^下载.*发票$/ })
    this.start = this.saving.getByRole('button', { name: '开始下载' })
    this.stop = this.saving.getByRole('button', { name: '取消下载' })
    this.saved = this.saving.getByRole('heading', { name: '已开始保存' })
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /已开具 \d+ 张，合计/ })).toBeVisible()
  }

  /** One invoice, by any words of its card. */
  card(words: string | RegExp): Locator {
    return this.page.getByRole('region').filter({ hasText: words })
  }

  preview(words: string | RegExp): Locator {
    return this.card(words).getByRole('link', { name: /^预览/ })
  }

  save(words: string | RegExp): Locator {
    return this.card(words).getByRole('button', { name: /^下载/ })
  }

  /** What the browser keeps once `begin` has been done. */
  async savedBy(begin: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const download = this.page.waitForEvent('download')
    await begin()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
}
