import { expect, type Locator, type Page } from '@playwright/test'

/** 保单验真: a file is chosen and the answer takes its place. */
export class Verification {
  readonly page: Page
  readonly choose: Locator

  static async open(page: Page, origin = ''): Promise<Verification> {
    await page.goto(`${origin}/#/verify`)
    const verification = new Verification(page)
    await expect(verification.choose).toBeVisible()
    return verification
  }

  constructor(page: Page) {
    this.page = page
    this.choose = page.getByRole('button', { name: '选择 PDF 文件' })
  }

  async check(buffer: Buffer, name = '电子保单.pdf'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.choose.click()
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
  }

  async says(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible()
  }

  async again(): Promise<void> {
    await this.page.getByRole('button', { name: '再查一份' }).click()
    await expect(this.choose).toBeVisible()
  }
}
