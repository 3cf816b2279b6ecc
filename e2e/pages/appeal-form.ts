import { expect, type Locator, type Page } from '@playwright/test'
import { heldBy } from '../support/read.ts'
import { CodeSheet } from './code-sheet.ts'

interface AppealFacts {
  readonly phoneNumber: string
  readonly content: string
}

/** 异议申诉: the form of an objection or a complaint. */
export class AppealForm {
  readonly page: Page
  readonly submit: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly reportNumber: Locator
  readonly content: Locator
  readonly codeSheet: CodeSheet

  static async open(page: Page): Promise<AppealForm> {
    await page.goto('/#/complaint-information')
    const form = new AppealForm(page)
    await expect(form.submit).toBeVisible()
    return form
  }

  constructor(page: Page) {
    this.page = page
    this.submit = page.getByRole('button', { name: '提交申诉' })
    this.name = page.getByRole('textbox', { name: '姓名' })
    this.phone = page.getByRole('textbox', { name: '手机号' })
    this.reportNumber = page.getByRole('textbox', { name: '报案号' })
    this.content = page.getByRole('textbox', { name: /内容$/ })
    this.codeSheet = new CodeSheet(page)
  }

  async complain(): Promise<void> {
    await this.page.getByRole('radio', { name: /对服务投诉/ }).check()
  }

  async fill({ phoneNumber, content }: AppealFacts): Promise<void> {
    await this.name.fill('王小明')
    await this.page.getByRole('radio', { name: '先生' }).check()
    await this.phone.fill(phoneNumber)
    await this.content.fill(content)
  }

  /** Sent, once the phone was proven by a code. */
  async sendWithCode(): Promise<void> {
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }

  /** What the page of success tells: the number to follow it by. */
  async caseNumber(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: '已经受理' })).toBeVisible()
    return heldBy(this.page.getByRole('textbox', { name: '受理编号' }))
  }

  async holds({ phoneNumber, content }: AppealFacts): Promise<void> {
    await expect(this.name).toHaveValue('王小明')
    await expect(this.phone).toHaveValue(phoneNumber)
    await expect(this.content).toHaveValue(content)
    await expect(this.page.getByRole('radio', { name: '先生' })).toBeChecked()
  }
}
