import { listDocuments } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { listDocumentRequests } from '@ecenter/contract/customers/desk/document-request.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { readMe } from '@ecenter/contract/staff/desk/account.ts'
import { listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { expect } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

test('what does not come can be asked for again', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.route(`**${deskUrlOf(listStaff)}`, (route) => route.fulfill({ status: 503 }))
  await page.goto('/desk/#/staff')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用')
  await page.unroute(`**${deskUrlOf(listStaff)}`)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('row', { name: 'agent1' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a desk that cannot reach the service says so, and opens when it can', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.route(`**${deskUrlOf(readMe)}`, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('工作台没有打开')
  await page.unroute(`**${deskUrlOf(readMe)}`)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
})

test('a page that does not come leaves the rest of the desk as it is', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.route('**/desk/assets/StaffPage-*.js', (route) => route.abort())
  await page.getByRole('link', { name: /^员工/ }).click()
  await expect(page.getByRole('alert')).toContainText('这个页面没有打开')
  await page.unroute('**/desk/assets/StaffPage-*.js')
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('row', { name: 'agent1' })).toBeVisible()
})

test('without a network the desk says so until it is back', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  await page.context().setOffline(true)
  await expect(page.getByText('您填写的内容还在')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('网络已断开')
  await page.context().setOffline(false)
  await expect(page.getByText('您填写的内容还在')).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('已连接')
})

test('a figure or a list that does not come is not told as none', async ({ page }) => {
  await openDesk(page, 'claims1')
  for (const call of [listDay, listDocuments, listDocumentRequests])
    await page.route(`**${deskUrlOf(call)}`, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用')
  await expect(page.getByText('没有要办的事')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: '请客户交的材料' })).toContainText(
    '暂时没有取到',
  )
  await page.goto('/desk/#/documents')
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用')
  await expect(page.getByText('没有待审核的材料')).toHaveCount(0)
})
