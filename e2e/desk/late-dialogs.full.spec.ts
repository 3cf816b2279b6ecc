import { randomUUID } from 'node:crypto'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { listLinks, markPaid, readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { addStaff, changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { expect, type Page } from '@playwright/test'
import { hold, holdAnswer, success } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

test('a first password that comes late is shown over what was opened since', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  const held = await holdAnswer(page, urlOf(addStaff))
  await beginAdding(page, '吴迟到')
  await held.isMade
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('row', { name: 'content1' }).getByRole('button', { name: /^停用/ }).click()
  await held.letGo()
  await page.getByRole('dialog', { name: '吴迟到的首次密码' }).getByText('已经记下').click()
  await expect(page.getByRole('dialog', { name: /^停用账号/ })).toBeVisible()
})

test('a first password is shown also to who has gone to another page', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  const held = await holdAnswer(page, urlOf(addStaff))
  await beginAdding(page, '郑走开')
  await held.isMade
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('link', { name: '我的账号' }).click()
  await expect(page).toHaveTitle(/我的账号/)
  await held.letGo()
  await expect(page.getByRole('dialog', { name: '郑走开的首次密码' })).toBeVisible()
})

test('a first password stays while the answer to something cancelled comes', async ({ page }) => {
  await openDesk(page, 'supervisor1', '/staff')
  const account = newAccount()
  await ask(page, addStaff, { account, name: '王改岗', roles: ['agent'] })
  await page.reload()
  const held = await holdAnswer(page, urlOf(changeStaff))
  await page
    .getByRole('row', { name: account })
    .getByRole('button', { name: /^改角色/ })
    .click()
  await page.getByRole('checkbox', { name: '理赔' }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await held.isMade
  await page.getByRole('button', { name: '取消' }).click()
  await beginAdding(page, '冯准时')
  const shown = page.getByRole('dialog', { name: '冯准时的首次密码' })
  await expect(shown).toBeVisible()
  const told = isTold(page, '已提交申请，等另一位主管确认。')
  await held.letGo()
  await told
  await expect(shown).toBeVisible()
})

test('the answer to something cancelled closes no other dialog of a link', async ({ page }) => {
  await openDesk(page, 'claims1', '/links')
  const { links } = (await ask(page, listLinks, { state: 'registered', page: 1 })) ?? {}
  const linkId = links?.[0]?.linkId ?? ''
  const link = await ask(page, readLink, { linkId })
  await page.goto(`/desk/#/link?id=${linkId}`)
  await page.getByRole('button', { name: '标记已打款' }).click()
  await page.getByRole('textbox', { name: '打款金额（元）' }).fill('126.40')
  await page.getByRole('textbox', { name: '银行流水号' }).fill('ICBC-20261123-000188')
  await page.getByRole('button', { name: '下一步：看客户会收到什么' }).click()
  await expect(page.getByRole('dialog', { name: '已经打款？' })).toBeVisible()
  // As if it had been paid: nothing is done to it in truth.
  const letGo = await hold(page, urlOf(markPaid), (route) => route.fulfill(success({ link })))
  await page.getByRole('button', { name: '已打款，短信告知客户' }).click()
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '标记打款失败' }).click()
  const told = isTold(page, '已标记打款，短信正在发给客户。')
  letGo()
  await told
  await expect(page.getByRole('dialog', { name: '打款失败' })).toBeVisible()
})

/** Looked for from now on: it shows for some seconds, and what is drawn meanwhile may take longer. */
async function isTold(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible()
}

async function beginAdding(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '添加员工' }).click()
  const form = page.getByRole('dialog', { name: '添加员工' })
  await form.getByRole('textbox', { name: '姓名' }).fill(name)
  await form.getByRole('textbox', { name: '账号' }).fill(newAccount())
  await form.getByRole('checkbox', { name: '客服' }).check()
  await form.getByRole('button', { name: '添加', exact: true }).click()
}

/** Accounts begin with a letter. */
function newAccount(): string {
  return `late${randomUUID().slice(0, 8)}`
}
