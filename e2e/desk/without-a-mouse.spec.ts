import { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { textOf } from '../support/read.ts'
import { customerByCalls } from './support/customer-by-calls.ts'
import { test } from './support/desk-test.ts'
import { Hands, pressAtOnce } from './support/hands.ts'
import { openDesk } from './support/staff.ts'

const phone = '13400004001'

test('from the search to a customer, to a note of the call and back to the search: without a mouse', async ({
  page,
}) => {
  const hands = new Hands(page)
  await openDesk(page, 'agent3')
  await page.keyboard.press('/')
  const words = page.getByRole('textbox', { name: '客户的号码' })
  const because = page.getByRole('button', { name: '客户来电' })
  await expect(because.or(words)).toBeVisible()
  if (await because.isVisible()) {
    await tabTo(page, because)
    await page.keyboard.press('Enter')
  }
  await hands.type(words, phone)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: '查到的客户' }).getByRole('link', { name: '罗**' })
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await expect(page.getByRole('button', { name: '开始通话' })).toBeVisible()
  await page.keyboard.press('t')
  const kind = page.getByRole('combobox', { name: '办的什么事' })
  await tabTo(page, kind)
  await page.keyboard.press('ArrowDown')
  await expect(kind).not.toHaveValue('')
  const note = page.getByRole('textbox', { name: '小结' })
  await tabTo(page, note)
  await hands.type(note, '问保费到期日')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('小结已保存')).toBeVisible()
  // The call ends with its note.
  await expect(page.getByRole('button', { name: '开始通话' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('heading', { name: '查找客户' })).toBeVisible()
  await expect(words).toBeFocused()
})

test('of several who have the number of a call the first has the focus, and the next call begins with nothing', async ({
  page,
}) => {
  await page.route(`**${deskUrlOf(searchCustomers)}`, async (route) => {
    const answer = await route.fetch()
    const { body, ...rest } = await answer.json()
    const others = body.customers.map((each: object) => ({ ...each, customerId: 'another' }))
    await route.fulfill({
      json: { ...rest, body: { ...body, customers: [...body.customers, ...others] } },
    })
  })
  await openDesk(page, 'agent3', '/call')
  const number = page.getByRole('textbox', { name: '来电号码' })
  await number.fill(phone)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: '查到的客户' })
  await expect(found.getByRole('link').first()).toBeFocused()
  await number.fill(phone.slice(0, -1))
  await expect(found).toHaveCount(0)

  const tell = async () => {
    await page.goto(`/desk/#/call?phone=${phone}`)
    await expect(page.getByRole('heading', { name: '来电 134****4001' })).toBeVisible()
  }
  await tell()
  await expect(page.getByRole('button', { name: '开始通话' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(found.getByRole('link').first()).toBeFocused()
  // The same telephone once more is another call.
  await tell()
  await expect(found).toHaveCount(0)
})

test('a chat is taken, answered, left for the single keys and ended: without a mouse', async ({
  page,
  baseURL,
}) => {
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('只用键盘 丁')
  await customer.askForPerson()
  await openDesk(page, 'agent8', '/chats')
  await expect(page.getByRole('tab', { name: /^排队 \d/ })).toBeVisible()
  await page.keyboard.press('n')
  const answer = page.getByRole('textbox', { name: '回复客户' })
  await expect(answer).toBeFocused()
  await page.keyboard.type('您好 en')
  await expect(answer).toHaveValue('您好 en')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log', { name: '对话' })).toContainText('您好 en')
  const dialog = page.getByRole('dialog', { name: '结束会话' })
  await test.step('with Alt a letter acts while one types', async () => {
    await expect(answer).toBeFocused()
    await page.keyboard.press('Alt+e')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(answer).toHaveValue('')
  })
  await answer.press('Escape')
  await expect(answer).not.toBeFocused()
  await page.keyboard.press('e')
  const cause = dialog.getByRole('combobox', { name: '咨询原因' })
  await expect(cause).toBeFocused()
  // What it offers comes a moment later.
  await expect(cause.getByRole('option')).not.toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('会话已结束。')).toBeVisible()
  await customer.leave()
})

test('who comes to a page by keys is one Tab from what it offers, and goes through every list by j and k', async ({
  page,
}) => {
  await openDesk(page, 'supervisor3')
  await pressAtOnce(page, 'g', 'u')
  await expect(page.getByRole('heading', { level: 1, name: '员工' })).toBeFocused()
  const rows = page.getByRole('table', { name: '员工账号' }).getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') })
  await page.keyboard.press('j')
  await expect(focusedRow).toHaveCount(1)
  const first = await textOf(focusedRow)
  await page.keyboard.press('j')
  await expect(focusedRow).not.toHaveText(first)
  await page.keyboard.press('k')
  await expect(focusedRow).toHaveText(first)
})

test('who comes back to a list goes on where they left it', async ({ page }) => {
  await openDesk(page, 'supervisor3', '/cases')
  const cases = page.getByRole('table', { name: '申诉和投诉' })
  const links = cases.getByRole('rowheader').getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '申诉或投诉详情' })).toBeFocused()
  await page.goBack()
  await expect(links.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await expect(links.nth(2)).toBeFocused()
})

test('a claim that is opened out of its list has the focus at its heading', async ({ page }) => {
  await openDesk(page, 'claims1', '/claims')
  const list = page.getByRole('table', { name: '理赔', exact: true })
  await expect(list).toBeVisible()
  await list.getByRole('rowheader').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '理赔进度' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '理赔进度' })).toBeFocused()
})

/** By Tab alone, and not by more of them than there is on a page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
