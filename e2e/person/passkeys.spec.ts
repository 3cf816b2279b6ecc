import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { phoneWithFinger } from '../support/phone-with-finger.ts'
import { test as anyone, beginRouting } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'
import { provePerson } from './prove.ts'

/** No browser keeps passkeys for an address in figures. */
const test = anyone.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})
const customer = { mobile: '15000004020', idNumber: '510199199812062206' }
const agreeing = { mobile: '18400004051', idNumber: '420199198612222512' }
const opens = '用面容、指纹或锁屏密码打开'

test('a passkey is added, told by SMS, opens what is proven no more, and is removed', async ({
  page,
}) => {
  await phoneWithFinger(page)
  await provePerson(page, customer)
  await page.goto('/#/me/devices')
  await page.getByRole('button', { name: '添加' }).click()
  const passkey = page.getByRole('region', { name: '通行密钥' }).getByRole('listitem')
  await expect(passkey).toContainText('还没有用过')
  await lastSmsTo(page, customer.mobile, '您添加了通行密钥')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page.getByRole('alert')).toContainText('这台设备已经添加过了。')

  await page.getByRole('tab', { name: '谁看过' }).click()
  await page.getByRole('button', { name: '用面容、指纹或锁屏密码确认' }).click()
  const looks = page.getByRole('listitem')
  await expect(looks.filter({ hasText: '用通行密钥确认本人操作' })).toHaveCount(1)
  await page.goto('/#/me/devices')

  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: opens }).click()
  await expect(passkey).toContainText('上次')

  await page.goto('/#/me/devices')
  await page.getByRole('button', { name: /^移除通行密钥/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(passkey).toHaveCount(0)

  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('button', { name: opens }).click()
  await expect(page.getByRole('alert')).toContainText('请改用手机号验证')
  await expect(page.getByRole('link', { name: '用手机号验证' })).toBeVisible()
})

test('a notice that is new is agreed to with the press, in words, before anything opens', async ({
  page,
}) => {
  await phoneWithFinger(page)
  await provePerson(page, agreeing)
  await page.goto('/#/me/devices')
  await page.getByRole('button', { name: '添加' }).click()
  await lastSmsTo(page, agreeing.mobile, '您添加了通行密钥')
  await page.context().clearCookies()
  await page.reload()
  await beginRouting(page)
  const asked = refusal('1000', '个人信息处理规则有更新，同意后再打开', { field: 'agreedTo' })
  await page.route('**/person/provePasskey', (route) => route.fulfill(asked), { times: 1 })
  await page.getByRole('button', { name: opens }).click()
  const agree = page.getByRole('button', { name: `同意并${opens}` })
  await expect(agree).toBeVisible()
  await expect(page.getByText('点按即同意')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const sent = page.waitForRequest('**/person/provePasskey')
  await agree.click()
  expect((await sent).postData()).toContain('"agreedTo":"2026-11"')
  await expect(page.getByRole('region', { name: '通行密钥' })).toBeVisible()
})

test('who turns it down is told nothing, and a browser without any offers none', async ({
  page,
}) => {
  await page.goto('/#/me/devices')
  await expect(page.getByRole('link', { name: '用手机号验证' })).toBeVisible()
  await expect(page.getByRole('button', { name: opens })).toHaveCount(0)

  await phoneWithFinger(page)
  await page.reload()
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const button = page.getByRole('button', { name: opens })
  await button.click()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('这台设备现在用不了')
  await beginRouting(page)
  await page.route('**/person/startPasskeyProof', (route) =>
    route.fulfill(refusal('E1010001', '数据获取失败')),
  )
  await button.click()
  await expect(page.getByRole('alert')).toContainText('数据获取失败')
})
