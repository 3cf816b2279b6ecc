import { listCases, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { customerByCalls } from './support/customer-by-calls.ts'
import { test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

interface Opened {
  readonly account: string
  readonly path: string
  /** Buttons that open a dialog each, by what they say. */
  readonly buttons: readonly (string | RegExp)[]
}

/** What opens on a page by one press, of each part of the desk. */
const opened: readonly Opened[] = [
  { account: 'supervisor1', path: '/staff', buttons: ['快捷键', '添加员工'] },
  { account: 'supervisor1', path: '/staff', buttons: [/^改角色：/, /^重置.*：/, /^停用.*：/] },
  { account: 'supervisor1', path: '/closed-chats', buttons: ['咨询原因和标签'] },
  { account: 'agent2', path: '/chats', buttons: ['常用语'] },
  { account: 'content1', path: '/promoters', buttons: [/^查看.*的申请$/] },
  { account: 'claims2', path: '/claims', buttons: ['保存这个视图'] },
]

const wide = { width: 1440, height: 900 }
const looks = [wide, { width: 1024, height: 768 }]

/** Dark is what tokens are told for; both widths are those that the desk is drawn at. */
test.use({ colorScheme: 'dark' })

test('every dialog of the desk is clean in the dark, at both widths', async ({ page, baseURL }) => {
  for (const { account, path, buttons } of opened) {
    for (const button of buttons) {
      await test.step(`${path} ${String(button)}`, async () => {
        await openAs(page, account, path)
        if (button === '保存这个视图') {
          await page.getByRole('combobox', { name: '种类' }).selectOption('车险')
        }
        await page.getByRole('button', { name: button }).first().click()
        await look(page, `${path} ${String(button)}`)
      })
    }
  }

  await test.step('of a case', async () => {
    await openAs(page, 'claims2', '/cases')
    const { cases = [] } = (await ask(page, listCases, { stand: 'open', kind: 'complaint' })) ?? {}
    const { caseId = '' } = cases.find(({ daysLeft = 0 }) => daysLeft > 0) ?? {}
    for (let version = 0; version < 5; version += 1) await ask(page, takeCase, { caseId, version })
    for (const button of [
      '分给同事',
      '记录回电',
      '延长到 30 天',
      /^(写明原因|改原因或产品)$/,
      '写答复',
    ]) {
      await page.goto(`/desk/#/case?id=${caseId}`)
      await page.reload()
      const opens = page.getByRole('button', { name: button })
      await expect(opens).toBeVisible()
      if (await opens.isDisabled()) continue
      await opens.click()
      await look(page, String(button))
    }
  })

  await test.step('of a chat', async () => {
    const customer = await customerByCalls(baseURL ?? '')
    await customer.say('请看看深色')
    await customer.askForPerson()
    await openAs(page, 'agent2', '/chats')
    await page.getByRole('button', { name: /接入下一位/ }).click()
    await expect(page.getByRole('log', { name: '对话' })).toBeVisible()
    for (const button of ['转接', '结束会话']) {
      await page.setViewportSize(wide)
      await page.getByRole('button', { name: button, exact: true }).click()
      await look(page, button)
    }
    await customer.leave()
  })
})

/** Of several accounts in one browser the one before signs in no more. */
async function openAs(page: Page, account: string, path: string): Promise<void> {
  await page.context().clearCookies()
  await page.setViewportSize(wide)
  await openDesk(page, account, path)
}

/** The open dialog at each width; then it closes. */
async function look(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (const viewport of looks) {
    await page.setViewportSize(viewport)
    expect.soft(await violations(page), `${name} at ${viewport.width}`).toEqual([])
    await expectNoOverflow(page, `${name} at ${viewport.width}`)
    const pictures = process.env.PICTURES
    if (pictures !== undefined) {
      await page.screenshot({
        path: `${pictures}/${name.replaceAll(/[^\p{L}\d]/gu, '')}-${viewport.width}.png`,
      })
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
