import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswers } from '../support/demo.ts'

/** The image code of a form. A code dies of any try, so each is read from a picture not seen before. */
export class ImageCode {
  readonly field: Locator
  readonly picture: Locator
  private readonly page: Page
  private usedPicture: string | null = null

  constructor(page: Page) {
    this.page = page
    this.field = page.getByRole('textbox', { name: '图形验证码' })
    this.picture = page.getByRole('button', { name: '图形验证码，点按换一张' }).locator('img')
  }

  async type(): Promise<void> {
    const { image = '' } = await this.answer()
    await this.field.fill(image)
  }

  /** No picture shows a zero: it looks like an O. */
  async typeWrong(): Promise<string> {
    // A code that was left before may begin to be checked just now, and meanwhile nothing is typed.
    await expect(async () => {
      await this.field.fill('0000')
      await expect(this.field).toHaveValue('0000', { timeout: 1000 })
    }).toPass()
    return '0000'
  }

  /** The address of the picture that was last typed from. */
  get used(): string {
    return this.usedPicture ?? ''
  }

  private async answer() {
    await expect(this.picture).not.toHaveAttribute('src', this.used)
    this.usedPicture = await this.picture.getAttribute('src')
    return captchaAnswers(this.page)
  }
}
