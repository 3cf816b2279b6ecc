import { expect, type Locator, type Page } from '@playwright/test'
import { textOf } from '../support/read.ts'
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
  readonly codeSheet: CodeSheet

  /** From the progress of a claim, once its phone on file is proven. */
  static async openFrom(page: Page): Promise<ClaimDocuments> {
    await page.getByRole('link', { name: '理赔信息' }).click()
    const opened = new ClaimDocuments(page)
    await opened.codeSheet.slideOnceUntilSent()
    await opened.codeSheet.typeCode()
    await expect(opened.documents.first()).toBeVisible()
    return opened
  }

  constructor(page: Page) {
    this.page = page
    this.codeSheet = new CodeSheet(page)
    const card = page.getByRole('region', { name: '需要的材料' })
    this.documents = card.locator('> ul > li')
  }

  /** Of the kinds that the claim still waits for, and that is not signed, the first one, found by its name from now on. */
  async firstNeeded(): Promise<Locator> {
    return this.needed(0)
  }

  /** The next one after it, which is closed. */
  async secondNeeded(): Promise<Locator> {
    return this.needed(1)
  }

  private async needed(at: number): Promise<Locator> {
    const name = await textOf(
      this.documents
        .filter({ hasText: '待提交', hasNotText: '看申请书，签字' })
        .nth(at)
        .getByRole('heading'),
    )
    return this.documents.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  /** Not there while the kind is closed. */
  chooserOf(document: Locator): Locator {
    return document.locator('input[type=file]')
  }

  async choose(document: Locator, ...files: ChosenFile[]): Promise<void> {
    await this.chooserOf(document).setInputFiles(files)
  }
}
