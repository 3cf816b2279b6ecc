import { expect, type Locator, type Page } from '@playwright/test'
import { smsCodeSentTo } from '../support/demo.ts'
import { textOf } from '../support/read.ts'
import { SlideSheet } from './slide-sheet.ts'

/** The sheet that proves the phone on file: slide captcha, then the code sent to it. */
export class CodeSheet {
  readonly page: Page
  readonly slide: SlideSheet
  readonly sentTo: Locator
  readonly code: Locator
  /** Shown while the phone may not get another code yet. */
  readonly wait: Locator

  constructor(page: Page) {
    this.page = page
    this.slide = new SlideSheet(page)
    this.sentTo = page.getByText(/已发送至/)
    this.wait = page.getByRole('dialog').getByText('到时自动发送，您不用操作。')
    this.code = page.getByRole('textbox', { name: '6 位短信验证码' })
  }

  async maskedMobile(): Promise<string> {
    return textOf(this.sentTo.locator('b'))
  }

  /** A second code soon after the first: a phone gets one a minute, and the sheet waits for it. */
  async slideOnceUntilSent(): Promise<void> {
    await this.slide.passByFinger()
    await expect(this.sentTo).toBeVisible({ timeout: 150_000 })
  }

  /** The first codes of a network for reports, and any to a phone that was just proven. */
  async sentWithoutSlide(): Promise<void> {
    await expect(this.slide.slider.or(this.sentTo)).toBeVisible({ timeout: 150_000 })
    await expect(this.slide.slider).toBeHidden()
  }

  /** Where the service says whether there is a slide before it: from the third code an hour of a network. */
  async untilSent(): Promise<void> {
    await expect(this.slide.slider.or(this.sentTo)).toBeVisible({ timeout: 150_000 })
    if (await this.slide.slider.isVisible()) await this.slideOnceUntilSent()
  }

  /** As wide as Chinese characters, if told so: a keyboard may be set to that. */
  async typeCode(width: 'narrow' | 'wide' = 'narrow'): Promise<void> {
    const code = await this.sentCode()
    await this.code.fill(width === 'wide' ? wide(code) : code)
  }

  /** Of the codes that the phone got by now, `count` or more, the last. */
  async typeLastCodeOf(count: number): Promise<void> {
    await this.code.fill(await this.sentCode(count))
  }

  /** A code that was not sent, as long as a code is. */
  async typeWrongCode(): Promise<void> {
    const sent = await this.sentCode()
    await this.code.fill(sent === '000000' ? '111111' : '000000')
  }

  private async sentCode(count = 1): Promise<string> {
    await expect(this.sentTo).toBeVisible()
    return smsCodeSentTo(this.page, await this.maskedMobile(), count)
  }
}

function wide(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
}
