import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** 在线客服: what is said, and what can be done beside saying something. */
export class Chat {
  readonly page: Page
  /** Everything that was said. */
  readonly log: Locator
  readonly input: Locator
  readonly send: Locator
  readonly askPerson: Locator
  readonly leave: Locator
  readonly codeSheet: CodeSheet

  static async open(page: Page, path = '/customer-service'): Promise<Chat> {
    await page.goto(`/#${path}`)
    const chat = new Chat(page)
    await chat.isReady()
    return chat
  }

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('log', { name: '对话' })
    this.input = page.getByRole('textbox', { name: '请输入您的问题' })
    this.send = page.getByRole('button', { name: '发送', exact: true })
    const composer = page.getByRole('region', { name: '输入和操作' })
    this.askPerson = composer.getByRole('button', { name: '转人工' })
    this.leave = composer.getByRole('button', { name: '留言' })
    this.codeSheet = new CodeSheet(page)
  }

  async isReady(): Promise<void> {
    await expect(this.log.getByText('大家常问')).toBeVisible()
    await expect(this.askPerson).toBeVisible()
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text)
    await this.send.click()
    await expect(this.input).toHaveValue('')
  }

  /** What was said with these words. */
  said(text: string | RegExp): Locator {
    return this.log.getByText(text)
  }

  /** Of the sheet of what else can be done. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: '图片、文件和更多' }).click()
    await this.page.getByRole('dialog', { name: '更多' }).getByRole('button', { name }).click()
  }

  /** Up to the code that goes to the phone. */
  async proveForHistory(mobile: string): Promise<void> {
    await this.choose('查看以前的咨询')
    const sheet = this.page.getByRole('dialog', { name: '查看以前的咨询' })
    await sheet.getByRole('textbox', { name: '手机号' }).fill(mobile)
    await sheet.getByRole('button', { name: '下一步' }).click()
  }

  /** As it is chosen on the phone. */
  async sendFile(file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.choose('发送图片或文件')
    await (await chooser).setFiles(file)
  }
}
