import { expect, type Page } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'
import { tooWideIn } from './support/too-wide.ts'

/** Whoever comes to the chats is at work: customers are given to them. The reports are counted later, and look for themselves. */
const leftOut = ['#/chats', '#/figures']

test('no list of any page scrolls sideways where a window is 1024 wide', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDesk(page, 'supervisor2')
  const main = page.getByRole('main')
  const tooWide: string[] = []
  const look = async () => tooWide.push(...(await tooWideIn(page)))
  const ways = await waysOf(page)
  expect(ways.length).toBeGreaterThan(20)
  for (const way of ways.filter((each) => !leftOut.includes(each))) {
    await page.goto(`/desk/${way}`)
    await look()
    const tabs = main.getByRole('tab')
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click()
      await look()
    }
  }
  for (const way of ['#/claims', '#/cases', '#/accident-reports', '#/links', '#/returns']) {
    await page.goto(`/desk/${way}`)
    const first = main.getByRole('rowheader').getByRole('link').first()
    await tooWideIn(page)
    if ((await first.count()) === 0) continue
    await first.click()
    await look()
  }
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

async function waysOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '主导航' })
  return menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
