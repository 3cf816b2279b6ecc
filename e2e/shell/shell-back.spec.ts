import { expect, type Page } from '@playwright/test'
import { test } from '../support/visitor.ts'
import { goBack, goBackInVain } from '../support/way-back.ts'

test('after a submitted form back does not lead into it again, but a link leads on', async ({
  page,
}) => {
  await page.goto('/#/policy-query-channel')
  await arriveAt(page, '/complaint-information', '异议申诉')
  await arriveAt(page, '/complaint-success', '提交成功')
  for (let tries = 0; tries < 3; tries += 1) await goBackInVain(page)
  const button = page.getByRole('button', { name: '返回上一页' })
  await goBackInVain(page, () => button.click())

  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveTitle('自助服务')
  await goBack(page)
  await expect(page).toHaveTitle('提交成功')
  await goBackInVain(page)
})

test('the page stays as it is while the browser is brought forward again', async ({ page }) => {
  await page.goto('/#/complaint-information')
  await expect(page).toHaveTitle('异议申诉')
  await arriveAt(page, '/complaint-success', '提交成功')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  const titles = await page.evaluateHandle(() => {
    document.querySelector('main')?.setAttribute('data-mark', '')
    const seen: string[] = []
    const changes = new MutationObserver(() => seen.push(document.title))
    // Some seconds after it has come, a page goes on to write into its head.
    for (const part of document.querySelectorAll('title, body')) {
      changes.observe(part, { subtree: true, childList: true })
    }
    return seen
  })
  await goBackInVain(page)
  await expect(page.locator('main[data-mark]')).toBeVisible()
  expect(await titles.jsonValue()).toEqual([])
})

test('the flag outlives a reload', async ({ page }) => {
  await page.goto('/#/complaint-information')
  await expect(page).toHaveTitle('异议申诉')
  await arriveAt(page, '/complaint-success', '提交成功')
  await page.reload()
  await expect(page).toHaveTitle('提交成功')
  await goBackInVain(page)
})

test('opened from elsewhere, the first back stays on the page too', async ({ page }) => {
  await page.goto('/dev/outbox')
  await page.goto('/#/complaint-success')
  await expect(page).toHaveTitle('提交成功')
  await page.getByRole('main').getByRole('heading').first().click()
  await goBackInVain(page)
})

test('leaving the site and coming back later does not hold the visitor', async ({ page }) => {
  await page.goto('/#/complaint-success')
  await expect(page).toHaveTitle('提交成功')
  await page.goto('/dev/outbox')
  await page.goto('/#/agreement')
  await arriveAt(page, '/404', '页面不存在')
  await goBack(page)
  await expect(page).toHaveTitle('服务协议')
})

test('elsewhere back leads back, and forward forward', async ({ page }) => {
  await page.goto('/#/agreement')
  await arriveAt(page, '/404', '页面不存在')
  await goBack(page)
  await expect(page).toHaveTitle('服务协议')
  await page.goForward()
  await expect(page).toHaveTitle('页面不存在')
})

async function arriveAt(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
  await expect(page).toHaveTitle(title)
}
