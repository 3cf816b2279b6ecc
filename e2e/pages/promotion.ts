import { expect, type Locator, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

interface Promoter {
  readonly employeeNo: string
  readonly phoneNumber: string
}

/** 团购推广链接申请: the application, and the promoter's own link. */
export class Promotion {
  readonly page: Page
  readonly employeeNo: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly area: Locator
  readonly branch: Locator
  readonly submit: Locator
  readonly link: Locator
  readonly codeSheet: CodeSheet

  constructor(page: Page) {
    this.page = page
    this.employeeNo = page.getByRole('textbox', { name: '工号', exact: true })
    this.name = page.getByRole('textbox', { name: '推广人姓名' })
    this.phone = page.getByRole('textbox', { name: '手机号' })
    this.area = page.getByRole('combobox', { name: '所在地区' })
    this.branch = page.getByRole('combobox', { name: '所属机构' })
    this.submit = page.getByRole('button', { name: '生成推广链接' })
    this.link = page.getByRole('textbox', { name: '推广链接' })
    this.codeSheet = new CodeSheet(page)
  }

  async open(path = '/promotion-apply'): Promise<void> {
    await this.page.goto(`/#${path}`)
    await expect(this.submit).toBeVisible()
  }

  async fill({ employeeNo, phoneNumber }: Promoter): Promise<void> {
    await this.employeeNo.fill(employeeNo)
    await this.phone.fill(phoneNumber)
    await expect(this.name).toHaveValue(/\*/)
  }

  /** Sent, once the phone was proven by a code. */
  async sendWithCode(): Promise<void> {
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }
}
