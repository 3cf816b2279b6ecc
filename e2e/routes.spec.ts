import { expect, type Page, test } from '@playwright/test'
import { pageFaults } from './page-faults.ts'

test('every route opens under its own title, and the browser has nothing to complain of', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const faults = pageFaults(page)
  const titles = await routeTitles(page)
  expect(Object.keys(titles).length).toBeGreaterThan(50)
  for (const [path, title] of Object.entries(titles)) {
    await test.step(path, async () => {
      // Opened as from a link elsewhere, not from within the page.
      await page.goto('about:blank')
      await page.goto(`/#${path}`)
      await expect.soft(page.locator('h1')).toHaveText(title)
      await expect.soft(page).toHaveTitle(title)
      await expect.soft(page.locator('main')).not.toBeEmpty()
      expect.soft(faults.splice(0)).toEqual([])
    })
  }
})

test('an unknown route shows the error page', async ({ page }) => {
  await page.goto('/#/nowhere')
  await expect(page.locator('h1')).toHaveText('页面不存在')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查车险保单' })).toBeVisible()
})

test('without a route the site opens at its home', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/#\/home$/)
  await expect(page).toHaveTitle('自助服务')
})

test('each navigation begins at the top', async ({ page }) => {
  await page.goto('/#/agreement')
  await expect(page.locator('h1')).toHaveText('服务协议')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => {
    location.hash = '/policy-query-channel'
  })
  await expect(page.locator('h1')).toHaveText('保单查询')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** The route table as the served page carries it, for its inline script. */
async function routeTitles(page: Page): Promise<Record<string, string>> {
  const html = await (await page.request.get('/')).text()
  const table = /const pages = (\{.*\})/.exec(html)?.[1]
  if (table === undefined) throw new Error('the page carries no route table')
  const rows: Record<string, [title: string, ...files: number[]]> = JSON.parse(table)
  return Object.fromEntries(Object.entries(rows).map(([path, [title]]) => [path, title]))
}
