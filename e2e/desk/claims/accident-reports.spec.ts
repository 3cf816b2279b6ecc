import { type Browser, expect, type Page } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../../pages/accident-report.ts'
import { violations } from '../../screens/violations.ts'
import { largePhoto } from '../../support/large-photo.ts'
import { desktop, tablet, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

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

test('what both sides report is joined by one press, and of a report that is closed its reporter reads why', async ({
  page,
  browser,
}) => {
  const one = await reported(browser, { plate: 'Q73923', other: 'Q73924', mobile: '13900025041' })
  const other = await reported(browser, { plate: 'Q73924', other: 'Q73923', mobile: '13900025042' })
  await other.context().close()

  await openDesk(page, 'claims1', '/accident-reports')
  await page.getByRole('row').filter({ hasText: '139****5041' }).getByRole('link').click()
  const beside = page.getByRole('region', { name: '可能是同一起事故' })
  await expect(beside).toContainText('139****5042')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await beside.getByRole('button', { name: '是同一起事故' }).click()
  await expect(page.getByRole('region', { name: '对方的报案' })).toContainText('是同一起事故')

  await page.getByRole('button', { name: '结束报案' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '结束报案' }).click()
  const why = dialog.getByRole('combobox', { name: '为什么结束' })
  await expect(why).toHaveAccessibleDescription(/请选/)
  await why.selectOption('双方自行解决了')
  await expect(dialog).toContainText('报案页上会写：报案已结束，您和对方已自行解决。')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '结束报案' }).click()
  await expect(page.getByText(/报案人看到的是“您和对方已自行解决”/)).toBeVisible()
  await page.goto('/desk/#/accident-reports')
  await page.getByRole('tab', { name: '已结束' }).click()
  await expect(page.getByRole('row').filter({ hasText: '139****5041' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await one.reload()
  await expect(one.getByRole('heading', { name: '报案已结束' })).toBeVisible()
  await expect(one.getByRole('main')).toContainText('您和对方已自行解决')
  expect(await violations(one)).toEqual([])
  const calls = one.locator('a[href="tel:95518"]')
  await expect(calls).toHaveText(['有疑问，打 95518'])
  await one.getByRole('button', { name: '字太小？切换到大字版' }).click()
  await expect(calls).toHaveText(['打电话找人工 95518'])
  await one.context().close()
})

interface Told {
  readonly plate: string
  readonly other: string
  readonly mobile: string
}

/** A customer who has just reported an accident with somebody who is there, and stays at the receipt. */
async function reported(browser: Browser, { plate, other, mobile }: Told): Promise<Page> {
  const customer = await (await browser.newContext(phone)).newPage()
  await customer.goto('/#/report')
  await tellUpToPhotos(customer, '桥东路立交桥下')
  await customer.getByRole('button', { name: '先跳过，以后补' }).click()
  await customer.getByRole('textbox', { name: '您的车牌' }).fill(plate)
  await customer.getByRole('textbox', { name: '您的手机' }).fill(mobile)
  await customer.getByRole('button', { name: '在现场' }).click()
  await customer.getByRole('textbox', { name: '对方车牌' }).fill(other)
  await customer.getByRole('button', { name: '继续' }).click()
  await sendWithCode(customer)
  return customer
}
