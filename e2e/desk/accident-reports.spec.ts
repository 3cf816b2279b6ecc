import { expect } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { violations } from '../screens/violations.ts'
import { largePhoto } from '../support/large-photo.ts'
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

test('a report stands at the desk before its photo, which follows', async ({ page, browser }) => {
  const customer = await (await browser.newContext(phone)).newPage()
  const pieces = '**/accident-reports/sendAccidentPhotoPiece*'
  await customer.route(pieces, (route) => route.abort())
  await customer.goto('/#/report')
  await tellUpToPhotos(customer, '桥东路地铁站旁')
  await customer
    .getByLabel('选择照片：撞的地方')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(customer) })
  await expect(customer.getByRole('img', { name: '已拍' })).toBeVisible()
  await customer.getByRole('button', { name: '继续' }).click()
  await customer.getByRole('textbox', { name: '您的车牌' }).fill('Q73922')
  await customer.getByRole('textbox', { name: '您的手机' }).fill('13900025027')
  await customer.getByRole('button', { name: '没有对方' }).click()
  await customer.getByRole('button', { name: '继续' }).click()
  await sendWithCode(customer)

  await openDesk(page, 'claims1', '/accident-reports')
  const row = page.getByRole('row').filter({ hasText: '139****5027' })
  await expect(row).toContainText('待传 1')
  await row.getByRole('link', { name: /^BA/ }).click()
  await expect(page.getByText('照片待传 1 张')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await customer.unroute(pieces)
  await customer.evaluate(() => dispatchEvent(new Event('online')))
  await expect(customer.getByRole('main')).toContainText('照片 1 张')
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('img', { name: /撞的地方/ })).toBeVisible()
  await expect(page.getByText(/照片待传/)).toHaveCount(0)
  await customer.context().close()
})
