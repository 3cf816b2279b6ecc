import { expect } from '@playwright/test'
import { test } from './desk-test.ts'
import { openDesk } from './staff.ts'

test('who comes to work sees what is late in front, counted at its way in, and opens it by keys', async ({
  page,
}) => {
  await openDesk(page, 'claims2')
  const late = page.getByRole('region', { name: '已超时' })
  const first = late.getByRole('link').first()
  await expect(first).toContainText(/超 \d+ (分|小时|天)/)
  const count = await late.getByRole('link').count()
  await expect(page.getByRole('link', { name: /^我的一天/ })).toContainText(String(count))
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `))

  await page.getByRole('tab', { name: /赔案/ }).click()
  await expect(first).toContainText('赔案')
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('理赔进度')
  await expect(page.getByRole('list', { name: '理赔进度' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^我的一天/ })).toContainText(String(count))
})
