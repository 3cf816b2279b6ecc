import { expect, type Locator, type Page } from '@playwright/test'
import { smsCodesSentTo } from '../support/demo.ts'

/** `/proof`: phone, code and one fact. It counts what a customer does, as a customer would. */
export class PersonProof {
  readonly page: Page
  readonly phone: Locator
  readonly send: Locator
  readonly code: Locator
  readonly tail: Locator
  readonly plate: Locator
  typed = 0
  taps = 0

  constructor(page: Page) {
    this.page = page
    this.phone = page.getByRole('textbox', { name: '手机号' })
    this.send = page.getByRole('button', { name: /获取验证码$/ })
    this.code = page.getByRole('textbox', { name: '6 位短信验证码' })
    this.tail = page.getByRole('textbox', { name: '证件号码后四位' })
    this.plate = page.getByRole('textbox', { name: '车牌号' })
  }

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.taps += 1
  }

  async type(field: Locator, text: string): Promise<void> {
    // Nobody taps into it first: it has the focus.
    await expect(field).toBeFocused()
    await field.pressSequentially(text)
    this.typed += text.length
  }

  /** From the first screen with a field to the code that the phone has got. */
  async sendCode(mobile: string): Promise<void> {
    await this.type(this.phone, mobile)
    await this.tap(this.send)
    await expect(this.code).toBeVisible()
  }

  /** What the phone has got last, once it has got so many. */
  async sentCode(mobile: string, count = 1): Promise<string> {
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    await expect
      .poll(async () => (await smsCodesSentTo(this.page, masked)).length)
      .toBeGreaterThanOrEqual(count)
    return (await smsCodesSentTo(this.page, masked))[0] ?? ''
  }

  /** The whole way, from wherever a proof was asked for to what is theirs. */
  async prove(mobile: string, idTail: string): Promise<void> {
    await this.sendCode(mobile)
    await this.type(this.code, await this.sentCode(mobile))
    await this.type(this.tail, idTail)
  }
}
