import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { textOf } from '../support/read.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

test('an order is found by its number, and its page leads to its customer', async ({ page }) => {
  await openDesk(page, 'agent1', '/orders')
  await expect(page.getByText('没有已付款还没出单的订单')).toBeVisible()
  await page.getByRole('tab', { name: '待支付' }).click()
  const orders = page.getByRole('table', { name: '订单', exact: true })
  const orderNo = await textOf(orders.getByRole('rowheader').first())
  expect(await violations(page)).toEqual([])

  await page.getByRole('textbox', { name: '订单号、保单号或手机号' }).fill(orderNo)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: '查到的订单' })
  await expect(found.getByRole('rowheader')).toHaveText([orderNo])
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', { name: `订单 ${orderNo}` })).toBeVisible()
  await expect(page.getByRole('list', { name: '经过' })).toContainText('下单')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }

  await page.getByRole('button', { name: '写备注' }).click()
  await page.getByRole('textbox', { name: '备注' }).fill('客户说周五再付')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('list', { name: '备注' })).toContainText('客户说周五再付')

  await page.getByRole('link', { name: '客户', exact: true }).click()
  const because = page.getByRole('button', { name: '客户来电' })
  const several = page.getByRole('table', { name: '相关的客户' })
  const whole = page.getByRole('heading', { name: '核对来电人' })
  await expect(because.or(several).or(whole)).toBeVisible()
  if (await because.isVisible()) {
    expect(await violations(page)).toEqual([])
    await because.click()
  }
  // Whoever applies may insure somebody else: then both are there.
  await expect(several.or(whole)).toBeVisible()
  if (await several.isVisible()) {
    expect(await violations(page)).toEqual([])
    await several.getByRole('link').first().click()
  }
  await expect(whole).toBeVisible()
  expect(page.url()).toContain('#/customer?')
})
