import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { desktop, test } from './support/desk-test.ts'
import { isWarned, untilStored } from './support/kept-draft.ts'
import { openDesk } from './support/staff.ts'

/** The same person at another computer. */
async function elsewhere(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  await openDesk(page, account, path)
  return page
}

/** Types, and waits until the service has it. */
async function isKept(page: Page, type: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(`**${deskUrlOf(keepOwn)}`)
  await type()
  expect((await kept).ok()).toBe(true)
}

const editors = [
  { path: '/faqs', add: '新增问题' },
  { path: '/announcements', add: '新增轮播图' },
  { path: '/outlets', add: '新增网点' },
  { path: '/questionnaires', add: '新增问卷' },
] as const

test('what was begun in an editor is there at another computer, and is given up by one press', async ({
  page,
  browser,
}) => {
  for (const { path, add } of editors) {
    await openDesk(page, 'content2', path)
    await page.getByRole('link', { name: add }).click()
    const begun = page.getByRole('main').getByRole('textbox').first()
    await isKept(page, () => begun.fill('写到一半'))
    const other = await elsewhere(browser, 'content2', path)
    await other.getByRole('link', { name: add }).click()
    await expect(other.getByRole('main').getByRole('textbox').first(), path).toHaveValue('写到一半')
    await expect(other.getByText('这里是您上次填了还没提交的内容。')).toBeVisible()
    await isKept(other, () => other.getByRole('button', { name: '不要了，重新填' }).click())
    await expect(other.getByRole('main').getByRole('textbox').first()).toHaveValue('')
    await other.context().close()
  }
})

test('a letter that the line breaks in the middle of waits, warns who leaves, and is kept once it is back', async ({
  page,
  browser,
}) => {
  await openDesk(page, 'claims3', '/case-intake')
  const words = page.getByRole('textbox', { name: '客户说的' })
  await expect(words).toBeVisible()
  await page.context().setOffline(true)
  await words.fill('网断的时候写的一段话')
  expect(await isWarned(page)).toBe(true)
  await expect(words).toHaveValue('网断的时候写的一段话')
  await isKept(page, () => page.context().setOffline(false))
  await untilStored(page)
  const other = await elsewhere(browser, 'claims3', '/case-intake')
  await expect(other.getByRole('textbox', { name: '客户说的' })).toHaveValue('网断的时候写的一段话')
  await isKept(other, () => other.getByRole('button', { name: '不要了，重新填' }).click())
  await other.context().close()
})

test('a sign-in that ended over night keeps what was begun', async ({ page, browser }) => {
  await openDesk(page, 'claims3', '/case-intake')
  await isKept(page, () => page.getByRole('textbox', { name: '客户说的' }).fill('晚上没写完的'))
  await page.context().clearCookies()
  await page.getByRole('button', { name: '登记', exact: true }).click()
  const morning = await elsewhere(browser, 'claims3', '/case-intake')
  await expect(morning.getByRole('textbox', { name: '客户说的' })).toHaveValue('晚上没写完的')
  await isKept(morning, () => morning.getByRole('button', { name: '不要了，重新填' }).click())
  await morning.context().close()
})
