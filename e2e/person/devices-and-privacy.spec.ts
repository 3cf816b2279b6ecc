import { expect, type Page } from '@playwright/test'
import { CodeSheet } from '../pages/code-sheet.ts'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'
import { provePerson } from './prove.ts'

const traveller = { mobile: '13700002810', idNumber: '310199198801172811' }
const driver = { mobile: '15900002790', idNumber: '330299199206302793' }

test('a browser is remembered, told by SMS, removed, and all of it ends with one button', async ({
  page,
}) => {
  await openProven(page, '/me/devices', driver)
  await expect(page.getByRole('heading', { name: '还没有记住的设备' })).toBeVisible()
  await page.getByRole('button', { name: '记住', exact: true }).click()
  const device = page.getByRole('listitem')
  await expect(device).toContainText('本机')
  await expect(device).toContainText('现在在用')
  await lastSmsTo(page, driver.mobile, '电脑 · Chrome')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '移除本机' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: '取消' }).click()
  await expect(device).toHaveCount(1)
  await page.getByRole('button', { name: '移除本机' }).click()
  await sure.getByRole('button', { name: '移除' }).click()
  await expect(device).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '还没有记住的设备' })).toBeVisible()

  await page.getByRole('button', { name: '全部退出' }).click()
  await sure.getByRole('button', { name: '全部退出' }).click()
  await expect(page.getByRole('heading', { name: '已全部退出' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
})

test('who looked is read with a code of its own, and locking closes everything', async ({
  page,
}) => {
  await openProven(page, '/me/access', traveller)
  const code = new CodeSheet(page)
  await code.slideOnceUntilSent()
  await code.typeLastCodeOf(2)
  const looks = page.getByRole('listitem')
  await expect(looks.first()).toContainText('您')
  await expect(looks.filter({ hasText: '验证手机号，打开我的保障' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /今天/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '锁住' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '锁住' }).click()
  await expect(page.getByRole('heading', { name: '已锁住' })).toBeVisible()
  await page.goto('/#/me/devices')
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
})

test('without a proof both pages lead to it and show nothing; an outage is told as one', async ({
  page,
}) => {
  await beginRouting(page)
  for (const path of ['/me/access', '/me/devices']) {
    await page.goto(`/#${path}`)
    const way = page.getByRole('link', { name: '用手机号验证' })
    await expect(way).toHaveAttribute('href', `#/proof?to=${encodeURIComponent(path)}`)
  }
  await page.route('**/person/listDevices', (route) => route.fulfill(refusal('E1000001', '')))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开' })).toBeVisible()
  await expect(page.getByRole('button', { name: '全部退出' })).toHaveCount(0)
})

/** Opens a page of the person's own, who has just proven who they are. */
async function openProven(page: Page, path: string, person: typeof driver): Promise<void> {
  await provePerson(page, person)
  await page.goto(`/#${path}`)
}
