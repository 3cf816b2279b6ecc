import { expect, type Page } from '@playwright/test'
import { CodeSheet } from '../../pages/code-sheet.ts'
import { provePerson } from '../../person/prove.ts'
import { violations } from '../../screens/violations.ts'
import { lastSmsTo } from '../../support/demo.ts'
import { beginRouting } from '../../support/visitor.ts'
import { desktop, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }
const owner = { mobile: '13700002810', idNumber: '310199198801172811' }

test('whoever lost the phone for “only proven” asks at a counter, two of staff confirm it, and whoever has the phone after all stops it', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(phone)).newPage()
  await beginRouting(customer)
  await provePerson(customer, owner)
  await customer.goto('/#/me/privacy')
  const setting = customer.getByRole('switch', { name: '仅限手机验证后查看' })
  await setting.click()
  const code = new CodeSheet(customer)
  await expect(code.wait.or(code.sentTo)).toBeVisible()
  // A phone gets one code a minute: both of staff come meanwhile.
  await openCustomer(page, 'agent1')
  const second = await (await browser.newContext({ viewport: desktop })).newPage()
  await openDesk(second, 'agent2', '/')
  await expect(code.sentTo).toBeVisible({ timeout: 150_000 })
  await code.typeLastCodeOf(2)
  await expect(setting).toBeChecked()

  await page.reload()
  const panel = page.getByRole('region', { name: '仅限手机验证后查看' })
  await panel.getByRole('button', { name: '申请关闭' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: '提交' }).click()
  const reason = form.getByRole('textbox', { name: '原因' })
  await expect(reason).toHaveAccessibleDescription(/请填写原因/)
  const seen = form.getByRole('combobox', { name: '看过的证件' })
  await expect(seen).toHaveAccessibleDescription(/请选择看过的证件/)
  await seen.selectOption('居民身份证')
  await reason.fill('手机在地铁上丢了')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '提交' }).click()
  await expect(panel).toContainText('等另一位同事复核')
  await expect(panel.getByRole('button', { name: '复核通过' })).toBeDisabled()
  await expect(panel).toContainText('要由另一位同事复核')

  // It stands in the day of the second one, who needs no number of the customer's for it.
  await second.getByRole('tab', { name: /关闭申请/ }).click()
  await second.getByRole('link', { name: /复核关闭申请/ }).click()
  expect(await violations(second)).toEqual([])
  await second.getByRole('button', { name: '去复核' }).click()
  const because = second.getByRole('button', { name: '客户来电' })
  const atSecond = second.getByRole('region', { name: '仅限手机验证后查看' })
  await expect(because.or(atSecond).first()).toBeVisible()
  if (await because.isVisible()) await because.click()
  await expect(atSecond).toContainText('手机在地铁上丢了')
  await atSecond.getByRole('button', { name: '复核通过' }).click()
  await second.getByRole('dialog').getByRole('button', { name: '复核通过' }).click()
  await expect(atSecond).toContainText('关闭时间')
  expect(await violations(second)).toEqual([])
  await lastSmsTo(customer, owner.mobile, '在柜台申请关闭')

  await customer.reload()
  await expect(customer.getByText(/在柜台申请关闭这个设置，20\d\d-.* 生效/)).toBeVisible()
  expect(await violations(customer)).toEqual([])
  await customer.getByRole('button', { name: '停止这个申请' }).click()
  await expect(customer.getByText('在柜台申请关闭这个设置')).toHaveCount(0)
  await expect(setting).toBeChecked()
  await page.reload()
  await expect(panel.getByRole('button', { name: '申请关闭' })).toBeVisible()
})

/** Finds the customer, still masked; whoever is tried once more has said why already. */
async function openCustomer(page: Page, account: string): Promise<void> {
  await openDesk(page, account, '/search')
  const because = page.getByRole('button', { name: '客户来电' })
  const words = page.getByRole('textbox', { name: '客户的号码' })
  await expect(because.or(words).first()).toBeVisible()
  if (await because.isVisible()) await because.click()
  await words.fill(owner.idNumber)
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: '查到的客户' }).getByRole('link').first().click()
  await expect(page.getByText('137****2810')).toBeVisible()
}
