import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { expect, type Page } from '@playwright/test'
import { forbid } from '../support/forbid.ts'
import { pageFaults } from '../support/page-faults.ts'
import { test } from '../support/visitor.ts'

/** Where nobody is proven, the page of everything that is theirs gives way to the proof. */
const unproven: Readonly<Record<string, string>> = { '/me': '确认是您本人' }

test('every route opens under its own title, and the browser has nothing to complain of', async ({
  page,
}) => {
  const faults = pageFaults(page)
  for (const { path, title: own } of specifiedRoutes) {
    const title = unproven[path] ?? own
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await expectArrival(page, title)
      // From within, and as from a link elsewhere.
      await page.reload()
      await expectArrival(page, title)
      expect.soft(faults.splice(0)).toEqual([])
    })
  }
})

test('where a browser lets nothing be kept every route opens all the same @full', async ({
  page,
}) => {
  await forbid(page, 'sessionStorage')
  await forbid(page, 'localStorage')
  await forbid(page, 'indexedDB')
  const faults = pageFaults(page)
  for (const { path, title } of specifiedRoutes) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await expectArrival(page, unproven[path] ?? title)
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
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => {
    location.hash = '/policy-query-channel'
  })
  await expect(page.locator('h1')).toHaveText('保单查询')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

async function expectArrival(page: Page, title: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.soft(page).toHaveTitle(title)
  await expect.soft(page.getByRole('main')).not.toBeEmpty()
}
