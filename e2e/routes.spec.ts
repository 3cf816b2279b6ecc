import { expect, type Page, test } from '@playwright/test'
import { pageFaults } from './page-faults.ts'

test('every route opens under its own title, and the browser has nothing to complain of', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const faults = pageFaults(page)
  const routes = await routesOf(page)
  expect(routes.length).toBeGreaterThan(50)
  for (const { path, title, isFirstOfItsPage } of routes) {
    await test.step(path, async () => {
      // A page is opened once as from a link elsewhere; its other routes from within.
      if (isFirstOfItsPage) await page.goto('about:blank')
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

/** The route table as the served page carries it for its inline script: title and files by path. */
async function routesOf(page: Page) {
  const html = await (await page.request.get('/')).text()
  const table = /const pages = (\{.*\})/.exec(html)?.[1]
  if (table === undefined) throw new Error('the page carries no route table')
  const rows: Record<string, [title: string, ...files: number[]]> = JSON.parse(table)
  const known = new Set<string>()
  return Object.entries(rows).map(([path, [title, ...files]]) => {
    const isFirstOfItsPage = !known.has(`${files}`)
    known.add(`${files}`)
    return { path, title, isFirstOfItsPage }
  })
}
