import { expect, type Page } from '@playwright/test'
import { textOf } from '../support/read.ts'
import { test } from './support/desk-test.ts'
import { oneTimeCode } from './support/one-time-code.ts'
import { SignInPage } from './support/sign-in-page.ts'
import { freshCode, memberOf } from './support/staff.ts'

const refused = /账号或密码不对/

test('password and code open the page that one came for', async ({ page }) => {
  const entrance = new SignInPage(page)
  await page.goto('/desk/#/account')
  await expect(entrance.heading).toHaveText('登录')
  await enter(page, 'agent3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的账号')
  await expect(page.getByRole('main')).toContainText('agent3')
  await expect(page).toHaveTitle(/^(\(\d+\) )?我的账号 · /)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('agent3')
})

test('a wrong password and an unknown account are told in the same words', async ({ page }) => {
  const entrance = new SignInPage(page)
  await page.goto('/desk/')
  for (const account of ['agent3', 'nobody']) {
    await entrance.give(account, 'not the password')
    await expect(entrance.password).toHaveAccessibleDescription(refused)
    await expect(entrance.password).toBeFocused()
    await expect(entrance.account).toHaveValue(account)
    await page.reload()
  }
})

test('what is missing is told at its field, and nothing is asked', async ({ page }) => {
  const entrance = new SignInPage(page)
  await page.goto('/desk/')
  await entrance.next.click()
  await expect(entrance.account).toHaveAccessibleDescription('请填写账号')
  await expect(entrance.password).toHaveAccessibleDescription('请输入密码')
  await expect(entrance.account).toBeFocused()
})

test('a wrong code is told at its field, and the right one still opens the desk', async ({
  page,
}) => {
  const entrance = new SignInPage(page)
  const { password } = await memberOf(page, 'agent4')
  await page.goto('/desk/')
  await entrance.give('agent4', password)
  await entrance.confirm('000000')
  await expect(entrance.code).toHaveAttribute('aria-invalid', 'true')
  await expect(entrance.code).toBeFocused()
  await entrance.confirm(await freshCode(page, 'agent4'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')

  await page.getByRole('button', { name: '退出' }).click()
  await expect(entrance.heading).toHaveText('登录')
  await expect(page.getByText('您已退出')).toBeVisible()
  await page.goBack()
  await page.goto('/desk/#/account')
  await expect(entrance.heading).toHaveText('登录')
})

test('who takes another account begins again', async ({ page }) => {
  const entrance = new SignInPage(page)
  await page.goto('/desk/')
  await entrance.give('agent2', (await memberOf(page, 'agent2')).password)
  await page.getByRole('button', { name: '换一个账号' }).click()
  await expect(entrance.account).toHaveValue('')
})

test('a new account joins an app, chooses a password and is at the desk', async ({ page }) => {
  const entrance = new SignInPage(page)
  const { password } = await memberOf(page, 'newcomer1')
  await page.goto('/desk/')
  await entrance.give('newcomer1', password)
  await expect(entrance.heading).toHaveText('启用新账号')
  await expect(page.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible()
  const key = await textOf(page.locator('code'))

  await entrance.newPassword.fill('short')
  await entrance.code.fill(oneTimeCode(key))
  await entrance.enable.click()
  await expect(entrance.newPassword).toHaveAccessibleDescription('新密码至少 12 个字符')

  await entrance.newPassword.fill('four plain words here')
  await entrance.code.fill(oneTimeCode(key))
  await entrance.enable.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')

  await page.getByRole('button', { name: '退出' }).click()
  await entrance.give('newcomer1', password)
  await expect(entrance.password).toHaveAccessibleDescription(refused)
})

async function enter(page: Page, account: string): Promise<void> {
  const entrance = new SignInPage(page)
  await entrance.give(account, (await memberOf(page, account)).password)
  await expect(entrance.heading).toHaveText('输入动态码')
  await entrance.confirm(await freshCode(page, account))
}
