import { expect } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

for (const account of ['agent1', 'claims1', 'content1']) {
  test(`${account} has no way to the list of staff, and its address says so`, async ({ page }) => {
    await openDesk(page, account)
    const ways = page.getByRole('navigation', { name: '主导航' })
    await expect(ways.getByRole('link', { name: /^我的一天/ })).toBeVisible()
    await expect(ways.getByRole('link', { name: '员工' })).toHaveCount(0)
    await page.goto('/desk/#/staff')
    await expect(page.getByRole('main')).toContainText('您没有这个页面的权限')
    await page.getByRole('link', { name: '回到首页' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
  })
}

test('a supervisor has every way', async ({ page }) => {
  await openDesk(page, 'supervisor1')
  const ways = page.getByRole('navigation', { name: '主导航' })
  await ways.getByRole('link', { name: '员工' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('员工')
  await expect(page.getByRole('row', { name: /agent1/ })).toContainText('使用中')
})

test('an address that leads nowhere leads home', async ({ page }) => {
  await openDesk(page, 'agent1', '/nowhere')
  await expect(page.getByRole('main')).toContainText('没有这个页面')
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
})
