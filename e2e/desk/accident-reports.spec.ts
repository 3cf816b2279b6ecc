import { expect } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

test('an accident that somebody reports stands at the desk with the call that was promised, until it is made', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(phone)).newPage()
  await customer.goto('/#/report')
  await tellUpToPhotos(customer, '桥东路加油站门口')
  await customer.getByRole('button', { name: '先跳过，以后补' }).click()
  await customer.getByRole('textbox', { name: '您的车牌' }).fill('Q73921')
  await customer.getByRole('textbox', { name: '您的手机' }).fill('13900025011')
  await customer.getByRole('button', { name: '没有对方' }).click()
  await customer.getByRole('button', { name: '继续' }).click()
  await sendWithCode(customer)
  await customer.context().close()

  await openDesk(page, 'claims1', '/accident-reports')
  const row = page.getByRole('row').filter({ hasText: '139****5011' })
  await expect(row).toContainText('追尾')
  expect(await violations(page)).toEqual([])
  await row.getByRole('link', { name: /^BA/ }).click()
  await expect(page.getByRole('region', { name: '事故', exact: true })).toContainText(
    '桥东路加油站门口',
  )
  await expect(page.getByRole('link', { name: '13900025011' })).toHaveAttribute(
    'href',
    'tel:13900025011',
  )
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }

  await page.getByRole('button', { name: '记录回电' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('textbox', { name: '通话记录' })).toHaveAccessibleDescription(
    /请填写/,
  )
  await dialog.getByRole('textbox', { name: '通话记录' }).fill('人没事，车停在路边。')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/回电：人没事，车停在路边。/)).toBeVisible()
  await expect(page.getByText('已回电').first()).toBeVisible()
})
