import { expect, type Page } from '@playwright/test'
import { test } from './visitor.ts'
import { goBack } from './way-back.ts'

test('after a submitted form back does not lead into it again, but a link leads on', async ({
  page,
}) => {
  await page.goto('/#/policy-query-channel')
  await arriveAt(page, '/complaint-information')
  await arriveAt(page, '/complaint-success')
  for (let tries = 0; tries < 3; tries += 1) await goBackInVain(page, '/complaint-success')
  const button = page.getByRole('button', { name: '返回上一页' })
  await goBackInVain(page, '/complaint-success', () => button.click())

  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveTitle('自助服务')
  await goBack(page)
  await expect(page).toHaveTitle('提交成功')
  await goBackInVain(page, '/complaint-success')
})

test('the page stays as it is while the browser is brought forward again', async ({ page }) => {
  await page.goto('/#/complaint-information')
  await expect(page).toHaveTitle('异议申诉')
  await arriveAt(page, '/complaint-success')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  const titles = await page.evaluateHandle(() => {
    document.querySelector('main')?.setAttribute('data-mark', '')
    const seen: string[] = []
    new MutationObserver(() => seen.push(document.title)).observe(document, {
      subtree: true,
      childList: true,
    })
    return seen
  })
  await goBackInVain(page, '/complaint-success')
  await expect(page.locator('main[data-mark]')).toBeVisible()
  expect(await titles.jsonValue()).toEqual([])
})

test('the flag outlives a reload', async ({ page }) => {
  await page.goto('/#/complaint-information')
  await expect(page).toHaveTitle('异议申诉')
  await arriveAt(page, '/complaint-success')
  await page.reload()
  await expect(page).toHaveTitle('提交成功')
  await goBackInVain(page, '/complaint-success')
})

test('opened from elsewhere, the first back stays on the page too', async ({ page }) => {
  await page.goto('/dev/outbox')
  await page.goto('/#/complaint-success')
  await expect(page).toHaveTitle('提交成功')
  await page.getByRole('main').getByRole('heading').first().click()
  await goBackInVain(page, '/complaint-success')
})

test('leaving the site and coming back later does not hold the visitor', async ({ page }) => {
  await page.goto('/#/complaint-success')
  await expect(page).toHaveTitle('提交成功')
  await page.goto('/dev/outbox')
  await page.goto('/#/agreement')
  await arriveAt(page, '/404')
  await goBack(page)
  await expect(page).toHaveTitle('服务协议')
})

test('elsewhere back leads back, and forward forward', async ({ page }) => {
  await page.goto('/#/agreement')
  await arriveAt(page, '/404')
  await goBack(page)
  await expect(page).toHaveTitle('服务协议')
  await page.goForward()
  await expect(page).toHaveTitle('页面不存在')
})

async function arriveAt(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => {
    location.hash = to
  }, path)
  await expect(page).not.toHaveTitle(before)
}

async function goBackInVain(
  page: Page,
  path: string,
  leave = () => page.evaluate(() => history.back()),
): Promise<void> {
  const arrivals = await page.evaluateHandle(() => {
    const seen: string[] = []
    addEventListener('popstate', () => seen.push(location.hash))
    return seen
  })
  await leave()
  // Back, and forth again.
  await expect.poll(() => arrivals.evaluate((seen) => seen.length)).toBe(2)
  await expect(page).toHaveURL(new RegExp(`#${path}$`))
  await expect(page).toHaveTitle('提交成功')
}
