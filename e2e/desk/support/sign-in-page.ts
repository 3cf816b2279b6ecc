import type { Locator, Page } from '@playwright/test'

/** The way in to the desk. */
export class SignInPage {
  readonly heading: Locator
  readonly account: Locator
  readonly password: Locator
  readonly next: Locator
  readonly code: Locator
  readonly enter: Locator
  readonly newPassword: Locator
  readonly enable: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.account = page.getByRole('textbox', { name: '账号' })
    this.password = page.getByRole('textbox', { name: '密码', exact: true })
    this.next = page.getByRole('button', { name: '下一步' })
    this.code = page.getByRole('textbox', { name: '动态码' })
    this.enter = page.getByRole('button', { name: '登录', exact: true })
    this.newPassword = page.getByRole('textbox', { name: '新密码' })
    this.enable = page.getByRole('button', { name: '启用并登录' })
  }

  /** The first of two steps. */
  async give(account: string, password: string): Promise<void> {
    await this.account.fill(account)
    await this.password.fill(password)
    await this.next.click()
  }

  /** The second of them. */
  async confirm(code: string): Promise<void> {
    await this.code.fill(code)
    await this.enter.click()
  }
}
