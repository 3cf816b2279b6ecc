import { expect, type Page, test } from '@playwright/test'

const list = '/policy-queryResult'

test.beforeEach(async ({ page }) => {
  // Small enough that every page has to be scrolled.
  await page.setViewportSize({ width: 375, height: 260 })
  await page.goto('/#/policy-query-property')
  await open(page, list)
})

test('back from the detail the list is as it was left: same page, same place, and it knows', async ({
  page,
}) => {
  await leaveMarked(page, 120)
  await open(page, '/policy-detail')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(mark(page)).toBeHidden()

  await page.goBack()
  await expect(mark(page)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(120)
  await expect(page).toHaveTitle('保单信息')
})

test('also by way of the clauses', async ({ page }) => {
  await leaveMarked(page, 90)
  await open(page, '/policy-detail')
  await page.goto('/#/policy-detail-PDFList')
  await expect(page).toHaveTitle('保险条款')
  await page.goBack()
  await expect(page).toHaveTitle('保单详情')
  await page.goBack()
  await expect(mark(page)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(90)
})

test('from anywhere else the list is new and begins at its top', async ({ page }) => {
  await leaveMarked(page, 120)
  await open(page, '/home')
  await page.goBack()
  await expect(page).toHaveTitle('保单信息')
  await expect(mark(page)).toHaveCount(0)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('nothing of a waiting list is read out or tabbed to', async ({ page }) => {
  await leaveMarked(page, 0)
  await open(page, '/policy-detail')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('保单详情')
})

async function open(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => {
    location.hash = to
  }, path)
  await expect(page).not.toHaveTitle(before)
  await expect(page.getByRole('heading', { name: '即将开放' })).toBeVisible()
}

/** What only this very page has, and how far it was read. */
async function leaveMarked(page: Page, scrollY: number): Promise<void> {
  await page.evaluate((y) => {
    document.querySelector('main')?.setAttribute('data-mark', '')
    scrollTo(0, y)
  }, scrollY)
  await expect.poll(() => scrolled(page)).toBe(scrollY)
}

function mark(page: Page) {
  return page.locator('main[data-mark]')
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
