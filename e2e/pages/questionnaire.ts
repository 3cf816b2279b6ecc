import { expect, type Locator, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** 问卷调查: the demo's questions about the service, and what comes of them. */
export class QuestionnaireForm {
  readonly page: Page
  readonly submit: Locator
  readonly phone: Locator
  /** How many questions are left. */
  readonly progress: Locator
  readonly codeSheet: CodeSheet

  static async open(page: Page): Promise<QuestionnaireForm> {
    await page.goto('/#/questionnaire')
    const form = new QuestionnaireForm(page)
    await expect(form.submit).toBeVisible()
    return form
  }

  constructor(page: Page) {
    this.page = page
    this.submit = page.getByRole('button', { name: '提交问卷' })
    this.phone = page.getByRole('textbox', { name: '手机号' })
    this.progress = page.getByRole('main').getByRole('img')
    this.codeSheet = new CodeSheet(page)
  }

  /** A question by its words, wherever it stands. */
  question(words: string): Locator {
    return this.page.locator('fieldset').filter({ hasText: words })
  }

  async choose(words: string, ...answers: readonly string[]): Promise<void> {
    for (const answer of answers) await this.question(words).getByLabel(answer).check()
  }

  /** Words where words are asked for. */
  async say(words: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: words }).fill(text)
  }

  /** The shortest way through the questions. */
  async answerAsNewCustomer(): Promise<void> {
    await this.choose('最近一次找我们', '还没有办过')
    await this.choose('平时您喜欢怎么找我们', '微信')
    await this.choose('介绍给亲友', '8')
  }

  /** Sent, once the phone was proven by a code. */
  async sendWithCode(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }
}
