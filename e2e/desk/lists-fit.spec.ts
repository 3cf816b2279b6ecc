import { expect } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { onEveryPage } from './support/every-page.ts'
import { openDesk } from './support/staff.ts'
import { tooWideIn } from './support/too-wide.ts'

test('no list of any page scrolls sideways where a window is 1024 wide', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDesk(page, 'supervisor2')
  const tooWide: string[] = []
  const look = async () => {
    tooWide.push(...(await tooWideIn(page)))
  }
  await onEveryPage(page, look)
  await page.goto('/desk/#/search')
  const because = page.getByRole('button', { name: '客户来电' })
  const words = page.getByRole('textbox', { name: '客户的号码' })
  await expect(because.or(words)).toBeVisible()
  if (await because.isVisible()) await because.click()
  await words.fill('13400004026')
  await words.press('Enter')
  const found = page.getByRole('table', { name: '查到的客户' }).getByRole('link').first()
  await expect(found).toBeFocused()
  await look()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '核对来电人' })).toBeVisible()
  await look()
  expect(tooWide).toEqual([])
})
