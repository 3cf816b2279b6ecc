import { expect, type Page } from '@playwright/test'

/** Whoever comes to the chats is at work: customers are given to them. The reports are counted later, and look for themselves. */
const leftOut = ['#/chats', '#/figures']

/** Lists whose first row leads to a page of its own. */
const withPages = ['#/claims', '#/cases', '#/accident-reports', '#/links', '#/returns', '#/orders']

/** Goes to every page that the menu leads to and to the first thing of each list, with each of its tabs, and looks. */
export async function onEveryPage(page: Page, look: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  const ways = await waysOf(page)
  expect(ways.length).toBeGreaterThan(20)
  for (const way of ways.filter((each) => !leftOut.includes(each))) {
    await goTo(page, way)
    await look()
    const tabs = main.getByRole('tab')
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click()
      await loaded(page)
      await look()
    }
  }
  for (const way of withPages) {
    await goTo(page, way)
    const first = main.getByRole('rowheader').getByRole('link').first()
    if ((await first.count()) === 0) continue
    const list = page.url()
    await first.click()
    await expect(page).not.toHaveURL(list)
    await loaded(page)
    await look()
  }
}

async function goTo(page: Page, way: string): Promise<void> {
  await page.goto(`/desk/${way}`)
  await loaded(page)
}

/** Until nothing of the page is still on its way. */
export async function loaded(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).toContainText(/\S/)
  await expect(main.getByText('加载中')).toHaveCount(0)
}

async function waysOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '主导航' })
  return menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
