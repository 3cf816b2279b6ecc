import { expect, type Locator, type Page } from '@playwright/test'
import { openDesk } from './staff.ts'

/** A claim, found by its number. */
export async function openClaim(page: Page, account: string, registNo: string): Promise<void> {
  await openDesk(page, account, '/claims')
  await page.getByRole('textbox', { name: '报案号' }).fill(registNo)
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByRole('list', { name: '理赔进度' })).toBeVisible()
}

/** Up to the button that adds it. */
export async function fillPayment(page: Page, yuan: string): Promise<void> {
  await page.getByRole('combobox', { name: '进展' }).selectOption('赔款已支付')
  await page.getByRole('textbox', { name: '赔付金额（元）' }).fill(yuan)
  const why = whyPaid(page)
  if (await why.isVisible()) await why.fill('小额医疗费，电话里已核实。')
}

/** Asked where no amount was calculated, or where steps are passed over. */
export function whyPaid(page: Page): Locator {
  return page.getByRole('textbox', { name: /赔付依据|跳过的原因/ })
}

/** Above the limit: nothing is paid until another one has looked at it. */
export async function askForPayment(page: Page, yuan: string): Promise<void> {
  await fillPayment(page, yuan)
  await page.getByRole('button', { name: '添加' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('由另一位同事复核通过后')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await expect(page.getByText('已提交，等另一位同事复核。')).toBeVisible()
}

/** The demo numbers a claim by the year of the day it was reported, so many days ago. */
export function yearOf(daysAgo: number): string {
  const day = new Date(Date.now() - daysAgo * 86_400_000)
  return day.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 4)
}
