import { expect, type Locator, type Page } from '@playwright/test'
import { heldBy } from '../support/read.ts'
import { CodeSheet } from './code-sheet.ts'
import { PlaceSheet } from './place-sheet.ts'

interface PurchaseFacts {
  readonly applicant: string
  readonly mobile: string
}

/** 车险投保: whoever wants to buy leaves how to reach them. */
export class PurchaseForm {
  readonly page: Page
  readonly applicant: Locator
  readonly mobile: Locator
  readonly sharePhone: Locator
  readonly city: Locator
  readonly submit: Locator
  readonly places: PlaceSheet
  readonly codeSheet: CodeSheet

  /** By the form's own address, or by a promoter's link. */
  static async open(page: Page, path = '/#/car-purchase'): Promise<PurchaseForm> {
    await page.goto(path)
    const form = new PurchaseForm(page)
    await expect(form.submit).toBeVisible()
    return form
  }

  constructor(page: Page) {
    this.page = page
    this.applicant = page.getByRole('textbox', { name: '投保人姓名' })
    this.mobile = page.getByRole('textbox', { name: '手机号', exact: true })
    this.sharePhone = page.getByRole('textbox', { name: '推荐人手机号' })
    this.city = page.getByRole('combobox', { name: '投保城市' })
    this.submit = page.getByRole('button', { name: '提交登记' })
    this.places = new PlaceSheet(page)
    this.codeSheet = new CodeSheet(page)
  }

  async fill({ applicant, mobile }: PurchaseFacts): Promise<void> {
    await this.applicant.fill(applicant)
    await this.mobile.fill(mobile)
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox').check()
  }

  /** Sent, once the phone was proven by a code. */
  async sendWithCode(): Promise<void> {
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }

  /** What the page says once the wish is kept: its number. */
  async leadNumber(): Promise<string> {
    return heldBy(this.page.getByRole('textbox', { name: '登记编号' }))
  }
}
