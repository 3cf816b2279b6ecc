import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { findLinks, listLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { listReturnClaims } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { expect } from '@playwright/test'
import { hold, success } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

for (const { staff, path, call, tab } of [
  { staff: 'claims1', path: '/cases', call: listCases, tab: /已办结/ },
  { staff: 'claims1', path: '/returns', call: listReturnClaims, tab: /不予赔付/ },
  { staff: 'agent1', path: '/links', call: listLinks, tab: /已停用/ },
  { staff: 'agent1', path: '/leads', call: listLeads, tab: /已结束/ },
]) {
  test(`another tab of ${path} shows nothing of the tab before, and says nothing, until its rows are there`, async ({
    page,
  }) => {
    await openDesk(page, staff, path)
    const panel = page.getByRole('tabpanel')
    // A filter above may offer a cause that begins with the same words, and so may a cell.
    const words = panel.getByText(/^还?没有/).and(panel.locator(':not(option, table *)'))
    const rowsOrWords = panel.getByRole('table').or(words)
    await expect(rowsOrWords).toBeVisible()
    const letGo = await hold(page, urlOf(call))
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel.getByText('加载中')).toBeAttached()
    await expect(rowsOrWords).toHaveCount(0)
    letGo()
    await expect(rowsOrWords).toBeVisible()
  })
}

test('a tab whose rows did not come says so, and shows none of the tab before', async ({
  page,
}) => {
  await openDesk(page, 'claims1', '/cases')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('table')).toBeVisible()
  await page.route(urlOf(listCases), (route) => route.abort())
  await page.getByRole('tab', { name: /已办结/ }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByRole('alert')).not.toContainText('没有取到最新内容')
  await expect(panel.getByRole('table')).toHaveCount(0)
  await page.unroute(urlOf(listCases))
  await panel.getByRole('button', { name: '重试' }).click()
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('links that were sent to one number do not show beside another', async ({ page }) => {
  await openDesk(page, 'agent1', '/links')
  const mobile = page.getByRole('textbox', { name: '客户手机号' })
  const found = page.getByRole('region', { name: '发给这个号码的链接' })
  const find = (number: string) => mobile.fill(number).then(() => mobile.press('Enter'))

  await test.step('what was found goes as soon as another number is typed', async () => {
    await page.route(urlOf(findLinks), (route) => route.fulfill(success({ links: [] })), {
      times: 1,
    })
    await find('13900019041')
    await expect(found).toBeVisible()
    await mobile.fill('13900019042')
    await expect(found).toHaveCount(0)
  })

  await test.step('an answer to the number before is not shown', async () => {
    const letGo = await hold(page, urlOf(findLinks), (route) =>
      route.fulfill(success({ links: [] })),
    )
    const isAsked = page.waitForRequest(urlOf(findLinks))
    await find('13900019041')
    await isAsked
    await mobile.fill('13900019042')
    letGo()
    await expect(page.getByRole('button', { name: '查找' })).not.toHaveAttribute('aria-busy')
    await expect(found).toHaveCount(0)
    await expect(mobile).toHaveValue('13900019042')
  })
})
