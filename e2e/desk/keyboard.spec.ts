import { expect, type Page } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { pressAtOnce } from './support/hands.ts'
import { freshCode, memberOf, openDesk } from './support/staff.ts'

test('the way in needs no pointer', async ({ page }) => {
  await page.goto('/desk/')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused()
  await page.keyboard.type('agent2')
  await page.keyboard.press('Tab')
  await page.keyboard.type((await memberOf(page, 'agent2')).password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '动态码' })).toBeFocused()
  await page.keyboard.type(await freshCode(page, 'agent2'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
})

test('a question mark lists the keys, Escape closes the list, and the focus is where it was', async ({
  page,
}) => {
  await openDesk(page, 'supervisor1')
  await page.getByRole('button', { name: '退出' }).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: '快捷键' })
  await expect(list).toContainText('打开“员工”')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('button', { name: '退出' })).toBeFocused()
})

test('two keys lead to a page, whose heading has the focus; typing leads nowhere', async ({
  page,
}) => {
  await openDesk(page, 'supervisor1')
  await pressAtOnce(page, 'g', 'u')
  await expectAt(page, '员工')
  await page.getByRole('button', { name: '添加员工' }).press('Enter')
  await page.getByRole('textbox', { name: '姓名' }).pressSequentially('gh?')
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('gh?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressAtOnce(page, 'g', 'h')
  await expectAt(page, '我的一天')
})

test('who presses keys by accident turns them off', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.getByRole('button', { name: '快捷键' }).click()
  await page.getByRole('checkbox', { name: '使用单键快捷键' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressAtOnce(page, 'g', 'u')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
  await page.reload()
  await page.getByRole('button', { name: '快捷键' }).click()
  await expect(page.getByRole('checkbox', { name: '使用单键快捷键' })).not.toBeChecked()
})

test('the first Tab offers to skip the ways at the side', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '跳到页面内容' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAt(page, '我的一天')
})

async function expectAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
