import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Page } from '@playwright/test'
import { textOf } from '../support/read.ts'
import { answerNever } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { SignInPage } from './support/sign-in-page.ts'
import { freshCode, memberOf, openDesk } from './support/staff.ts'

test('a new colleague is added, and their first password is shown once', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  await page.getByRole('button', { name: '添加员工' }).click()
  const form = page.getByRole('dialog', { name: '添加员工' })
  await form.getByRole('button', { name: '添加', exact: true }).click()
  await expect(form).toContainText('请填写姓名')
  await expect(form).toContainText('请至少选择一个角色')
  await form.getByRole('textbox', { name: '姓名' }).fill('钱小川')
  await form.getByRole('textbox', { name: '账号' }).fill('qianxc')
  await form.getByRole('checkbox', { name: '客服' }).check()
  await form.getByRole('button', { name: '添加', exact: true }).click()

  const shown = page.getByRole('dialog', { name: '钱小川的首次密码' })
  await expect(shown).toContainText('只显示这一次')
  const password = await textOf(shown.locator('code').last())
  await shown.getByRole('button', { name: '已经记下' }).click()
  await expect(shown).toHaveCount(0)
  const added = rowOf(page, 'qianxc')
  await expect(added).toContainText('待启用')
  await added.getByText(/能做 \d+ 件事/).click()
  await expect(added.getByText('接待在线会话')).toBeVisible()
  await expect(added.getByText('处理申诉与投诉')).toHaveCount(0)
  await expect(page.getByText(password)).toHaveCount(0)
})

test('an account that is taken is told at its field, and what was typed stays', async ({
  page,
}) => {
  await openDesk(page, 'supervisor1', '/staff')
  await page.getByRole('button', { name: '添加员工' }).click()
  const form = page.getByRole('dialog', { name: '添加员工' })
  await form.getByRole('textbox', { name: '姓名' }).fill('孙一')
  await form.getByRole('textbox', { name: '账号' }).fill('agent1')
  await form.getByRole('checkbox', { name: '客服' }).check()
  await form.getByRole('button', { name: '添加', exact: true }).click()
  await expect(form.getByRole('textbox', { name: '账号' })).toBeFocused()
  await expect(form.getByRole('textbox', { name: '账号' })).toHaveAttribute('aria-invalid', 'true')

  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: '添加员工' })).toBeFocused()
  await page.getByRole('button', { name: '添加员工' }).click()
  await expect(form.getByRole('textbox', { name: '姓名' })).toHaveValue('孙一')
})

test('roles are changed by two, an account is disabled and enabled again', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  const row = rowOf(page, 'content2')
  await row.getByRole('button', { name: /^改角色/ }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: '客服' }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(row).toContainText('角色改为网点与内容、客服，待确认')
  await expect(row).toContainText('要由另一位主管确认')
  await expect(row.getByRole('button', { name: /^确认申请/ })).toHaveCount(0)

  // The second finds it on their day.
  await page.context().clearCookies()
  await openDesk(page, 'supervisor2', '/')
  const request = page.getByRole('link', { name: /确认改角色.*董一鸣/ })
  // Other tests leave more than a page of what is due, and what comes meanwhile moves it on.
  await page.getByRole('tab', { name: /^权限/ }).click()
  await request.click()
  await row.getByRole('button', { name: /^确认申请/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await expect(row).not.toContainText('待确认')
  await expect(row).toContainText('客服')

  await row.getByRole('button', { name: /^停用/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(row).toContainText('已停用')
  await row.getByRole('button', { name: /^恢复/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click()
  await expect(row).toContainText('使用中')
})

test('nobody changes their own account here', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  await expect(rowOf(page, 'supervisor1')).toContainText('您自己')
  await expect(rowOf(page, 'supervisor1').getByRole('button')).toHaveCount(0)
})

for (const { learnt, name, account } of [
  { learnt: 'as they send it', name: '李未完', account: 'liww' },
  { learnt: 'by what the page asks by itself', name: '孙未完', account: 'sunww' },
]) {
  test(`who has to sign in again finds what they had typed: learnt ${learnt}`, async ({ page }) => {
    await openDesk(page, 'supervisor2', '/staff')
    await page.getByRole('button', { name: '添加员工' }).click()
    const form = page.getByRole('dialog', { name: '添加员工' })
    const add = form.getByRole('button', { name: '添加', exact: true })
    await form.getByRole('textbox', { name: '姓名' }).fill(name)
    await form.getByRole('textbox', { name: '账号' }).fill(account)
    await form.getByRole('checkbox', { name: '客服' }).check()
    const isSent = learnt === 'as they send it'
    if (isSent) await answerNever(page, `**${deskUrlOf(listChats)}`)
    await page.context().clearCookies()
    if (isSent) await add.click()

    const entrance = new SignInPage(page)
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
    await entrance.give('supervisor2', (await memberOf(page, 'supervisor2')).password)
    await entrance.confirm(await freshCode(page, 'supervisor2'))
    await expect(form.getByRole('textbox', { name: '姓名' })).toHaveValue(name)
    await add.click()
    await expect(page.getByRole('dialog', { name: `${name}的首次密码` })).toBeVisible()
  })
}

test('a new password ends every session, and opens the next one', async ({ page }) => {
  await openDesk(page, 'claims2', '/account')
  await page.getByRole('textbox', { name: '现在的密码' }).fill('not the password')
  await page.getByRole('textbox', { name: '新密码' }).fill('another four plain words')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByRole('textbox', { name: '现在的密码' })).toBeFocused()

  const { password } = await memberOf(page, 'claims2')
  await page.getByRole('textbox', { name: '现在的密码' }).fill(password)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible()
  const entrance = new SignInPage(page)
  await entrance.give('claims2', password)
  await expect(entrance.password).toHaveAccessibleDescription(/账号或密码不对/)
  await entrance.give('claims2', 'another four plain words')
  await expect(entrance.heading).toHaveText('输入动态码')
})

function rowOf(page: Page, account: string) {
  return page.getByRole('row', { name: account })
}
