import { expect, type Page } from '@playwright/test'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'

const toElder = '字太小？切换到大字版'

test('large type is one tap away on every page, is announced, and brings a person to call', async ({
  page,
}) => {
  await page.goto('/#/404')
  // What is announced goes away by itself.
  await stopTime(page)
  for (const path of ['/404', '/agreement', '/policy-query-channel', '/home']) {
    await page.goto(`/#${path}`)
    await page.getByRole('button', { name: toElder }).click()
    await expect(page.getByRole('status').getByText('已切换到大字版')).toBeAttached()
    await expect.poll(() => isElder(page)).toBe(true)
    await expect(page.getByRole('link', { name: '打电话找人工 95518' })).toHaveAttribute(
      'href',
      'tel:95518',
    )

    await page.getByRole('button', { name: '切换到标准版' }).click()
    await expect(page.getByRole('status').getByText('已切换到标准版')).toBeAttached()
    await expect.poll(() => isElder(page)).toBe(false)
  }
})

test('where nothing can be opened a person to call is named once, in either type', async ({
  page,
}) => {
  await page.route('**/queryWapClaimSchedleInfo', (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/claims-detail-car?handle=AbCdEfGhIjKlMnOpQrStUv')
  await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  const callUs = page.getByRole('link', { name: /95518/ })
  await expect(callUs).toHaveCount(1)
  await page.getByRole('button', { name: toElder }).click()
  await expect(page.getByRole('link', { name: '打电话找人工 95518' })).toBeVisible()
  await expect(callUs).toHaveCount(1)
})

test('the way to large type is the last thing of home, at the lower end of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 3000 })
  await page.goto('/#/home')
  await expect(page.getByRole('region', { name: '活动推荐' })).toBeVisible()
  const foot = page.getByRole('button', { name: toElder })
  const bar = page.getByRole('region', { name: '出险' })
  await expect
    .poll(async () => {
      const [last, below] = await Promise.all([foot.boundingBox(), bar.boundingBox()])
      return last && below && below.y - last.y - last.height
    })
    .toBeLessThan(40)
})

test('the choice is kept, beyond a reload and for the next visit', async ({ page, context }) => {
  await page.goto('/#/404')
  await page.getByRole('button', { name: toElder }).click()
  await expect.poll(() => isElder(page)).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: '切换到标准版' })).toBeVisible()

  const nextVisit = await context.newPage()
  await nextVisit.goto('/#/agreement')
  await expect(nextVisit.getByRole('button', { name: '切换到标准版' })).toBeVisible()
})

test('large type is there before any script of the site has come', async ({ page }) => {
  await page.goto('/#/404')
  await page.getByRole('button', { name: toElder }).click()
  await expect.poll(() => isElder(page)).toBe(true)
  await page.route(/\/assets\//, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => isElder(page)).toBe(true)
  await expect(page.locator('#boot-lead')).toHaveCSS('font-size', '22px')
})

async function isElder(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-elder'))
}
