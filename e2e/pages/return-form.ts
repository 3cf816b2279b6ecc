import { expect, type Locator, type Page } from '@playwright/test'
import { heldBy } from '../support/read.ts'
import { CodeSheet } from './code-sheet.ts'

interface Returned {
  readonly order: string
  readonly courier: string
  readonly phone: string
}

/** 退货运费险理赔: the form, and what came of it. */
export class ReturnForm {
  readonly page: Page
  readonly submit: Locator
  readonly order: Locator
  readonly courier: Locator
  readonly courierNumber: Locator
  readonly phone: Locator
  readonly couriers: Locator
  readonly search: Locator
  readonly codeSheet: CodeSheet

  static async open(page: Page): Promise<ReturnForm> {
    await page.goto('/#/return-insurance')
    const form = new ReturnForm(page)
    await expect(form.submit).toBeVisible()
    return form
  }

  constructor(page: Page) {
    this.page = page
    this.submit = page.getByRole('button', { name: '提交申请' })
    this.order = page.getByRole('textbox', { name: '订单号' })
    this.courier = page.getByRole('combobox', { name: '寄回用的快递公司' })
    this.courierNumber = page.getByRole('textbox', { name: '快递单号' })
    this.phone = page.getByRole('textbox', { name: '手机号' })
    this.couriers = page.getByRole('dialog', { name: '选择快递公司' })
    this.search = this.couriers.getByRole('textbox', { name: '搜索快递公司' })
    this.codeSheet = new CodeSheet(page)
  }

  /** Types an order and leaves its field. */
  async checkOrder(order: string): Promise<void> {
    await this.order.fill(order)
    await this.order.blur()
  }

  async chooseCourier(name: string): Promise<void> {
    await this.courier.click()
    await this.couriers.getByRole('button', { name, exact: true }).first().click()
    await expect(this.couriers).toBeHidden()
  }

  async fill({ order, courier, phone }: Returned): Promise<void> {
    await this.checkOrder(order)
    await this.chooseCourier(courier)
    await this.courierNumber.fill('SF1366001122')
    await this.phone.fill(phone)
  }

  /** Sent, once the phone was proven by a code. */
  async sendWithCode(): Promise<void> {
    await this.submit.click()
    await this.codeSheet.slide.passByFinger()
    await this.codeSheet.typeCode()
  }

  /** What the page of success tells: the number to follow it by. */
  async reportNumber(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: '已经受理' })).toBeVisible()
    return heldBy(this.page.getByRole('textbox', { name: '报案号' }))
  }
}
