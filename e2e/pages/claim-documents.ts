import { expect, type Locator, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The facts of a claim, as far as the customer does something there. */
export class ClaimDocuments {
  readonly page: Page
  readonly documents: Locator

  /** From the progress of a claim, once its phone on file is proven. */
  static async openFrom(page: Page): Promise<ClaimDocuments> {
    await page.getByRole('link', { name: '理赔信息' }).click()
    const codeSheet = new CodeSheet(page)
    await codeSheet.slideOnceUntilSent()
    await codeSheet.typeCode()
    const opened = new ClaimDocuments(page)
    await expect(opened.documents.first()).toBeVisible()
    return opened
  }

  constructor(page: Page) {
    this.page = page
    const card = page.getByRole('region', { name: '需要的材料' })
    this.documents = card.locator('> ul > li')
  }

  /** The first kind that the claim still waits for, found by its name from now on. */
  async firstNeeded(): Promise<Locator> {
    const name = await this.documents
      .filter({ hasText: '待提交' })
      .first()
      .getByRole('heading')
      .innerText()
    return this.documents.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  async choose(document: Locator, ...files: ChosenFile[]): Promise<void> {
    await document.locator('input[type=file]').setInputFiles(files)
  }
}
