import type { Locator, Page } from '@playwright/test'
import { heldBy } from '../support/read.ts'
import { CodeSheet } from './code-sheet.ts'
import { ImageCode } from './image-code.ts'
import { WheelSheet } from './wheel-sheet.ts'

/** 退款信息登记: what a link of the call centre opens. */
export class RefundLink {
  readonly page: Page
  readonly phone: Locator
  readonly imageCode: ImageCode
  readonly insuredName: Locator
  readonly flight: Locator
  readonly day: WheelSheet
  readonly card: Locator
  readonly bank: WheelSheet
  readonly area: WheelSheet
  readonly branch: Locator
  readonly submit: Locator
  readonly codeSheet: CodeSheet

  constructor(page: Page) {
    this.page = page
    this.phone = page.getByRole('textbox', { name: '收到短信的手机号' })
    this.imageCode = new ImageCode(page)
    this.insuredName = page.getByRole('textbox', { name: '被保险人姓名' })
    this.flight = page.getByRole('textbox', { name: '航班号' })
    this.day = new WheelSheet(page, '航班日期')
    this.card = page.getByRole('textbox', { name: '银行卡号' })
    this.bank = new WheelSheet(page, '开户银行')
    this.area = new WheelSheet(page, '开户地区')
    this.branch = page.getByRole('textbox', { name: '开户支行' })
    this.submit = page.getByRole('button', { name: '提交登记' })
    this.codeSheet = new CodeSheet(page)
  }

  static addressOf(pid: string): string {
    return `/#/link-refund?pid=${pid}`
  }

  async open(pid: string): Promise<void> {
    await this.page.goto(RefundLink.addressOf(pid))
  }

  /** Goes on with the phone that the link was sent to. */
  async tellPhone(mobile: string): Promise<void> {
    await this.phone.fill(mobile)
    await this.imageCode.type()
    const consent = this.page.getByRole('checkbox', { name: /我已阅读并同意/ })
    await consent.check()
    await this.page.getByRole('button', { name: /^(下一步|查看回执)$/ }).click()
  }

  async fillBank(card: string): Promise<void> {
    await this.card.fill(card)
    await this.area.open()
    await this.area.confirm()
    await this.branch.fill('东四支行')
    await this.page.getByRole('checkbox', { name: /退款与银行信息授权书/ }).check()
  }

  /** Sent, once the phone of the link was proven by a code. */
  async sendWithCode(): Promise<void> {
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }

  async receiptNumber(): Promise<string> {
    return heldBy(this.page.getByRole('textbox', { name: '回执号' }))
  }
}
