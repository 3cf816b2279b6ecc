import { expect, type Locator, type Page } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { personWithEverything } from '../support/people.ts'
import { textOf } from '../support/read.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

test.beforeEach(async ({ page }) => {
  const query = await PolicyQuery.open(page, '/policy-query-property?by=name')
  await query.ask(personWithEverything)
  await expect(policies(page)).not.toHaveCount(0)
  await expect(policies(page)).toHaveCount(Math.min(20, await countOfCurrent(page)))
})

test('a list grows as it is scrolled, until all of it is there', async ({ page }) => {
  const total = await countOf(page, '全部')
  expect(total).toBeGreaterThan(30)
  await openFold(page)
  await expect(async () => {
    await policies(page).last().scrollIntoViewIfNeeded()
    await expect(policies(page)).toHaveCount(total, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('没有更多了')).toBeVisible()
})

test('what has ended is folded away below what covers now or will, and opened by a key', async ({
  page,
}) => {
  const current = await countOfCurrent(page)
  await expect(policies(page)).toHaveCount(current)
  await expect(policies(page).filter({ hasText: /已到期|已退保/ })).toHaveCount(0)
  await expect(page.getByText('没有更多了')).toHaveCount(0)
  await fold(page).press('Enter')
  await expect(policies(page).nth(current)).toContainText('已到期')
})

test('a filter shows as many as its tab says, and none of another kind', async ({ page }) => {
  const expired = await countOf(page, '已到期')
  await page.getByRole('tab', { name: '已到期' }).click()
  await expect(policies(page)).toHaveCount(Math.min(20, expired))
  await expect(policies(page).filter({ hasText: '保障中' })).toHaveCount(0)
  expect(await countOf(page, '全部')).toBeGreaterThan(expired)
})

test('back from the detail the list is as it was left: filter, pages and place', async ({
  page,
}) => {
  await page.getByRole('tab', { name: '已到期' }).click()
  await expect(policies(page).filter({ hasText: '保障中' })).toHaveCount(0)
  await policies(page).last().scrollIntoViewIfNeeded()
  const opened = policies(page).nth(21)
  await opened.scrollIntoViewIfNeeded()
  const before = await placeOf(opened)
  await opened.click()
  await expect(page).toHaveTitle('保单详情')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await leaveDetail(page)
  await expect(page).toHaveTitle('保单信息')
  await expect(page.getByRole('tab', { name: '已到期' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => placeOf(opened)).toBe(before)
})

test('also by way of the clauses', async ({ page }) => {
  await openFold(page)
  const opened = policies(page).nth(12)
  await opened.scrollIntoViewIfNeeded()
  const before = await placeOf(opened)
  await opened.click()
  await expect(page).toHaveTitle('保单详情')
  await page.getByRole('dialog', { name: '短信验证' }).waitFor()
  await goBack(page)
  await page.goto('/#/policy-detail-PDFList')
  await expect(page).toHaveTitle('保险条款')
  await goBack(page)
  await expect(page).toHaveTitle('保单详情')
  await leaveDetail(page)
  await expect.poll(() => placeOf(opened)).toBe(before)
})

test('from anywhere else the list is new and begins at its top', async ({ page }) => {
  await page.getByRole('tab', { name: '已到期' }).click()
  await policies(page).last().scrollIntoViewIfNeeded()
  await page.goto('/#/home')
  await expect(page).toHaveTitle('自助服务')
  await goBack(page)
  await expect(page).toHaveTitle('保单信息')
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('nothing of a waiting list is read out or tabbed to', async ({ page }) => {
  await policies(page).first().click()
  await expect(page).toHaveTitle('保单详情')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(policies(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('保单详情')
})

/** Back closes the sheet that asks for a code first, and then leads to the list. */
async function leaveDetail(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '短信验证' })
  await expect(sheet).toBeVisible()
  await goBack(page)
  await expect(sheet).toBeHidden()
  await goBack(page)
}

function fold(page: Page): Locator {
  return page.getByRole('main').locator('summary')
}

async function openFold(page: Page): Promise<void> {
  await fold(page).click()
  await expect(policies(page).filter({ hasText: '已到期' })).not.toHaveCount(0)
}

/** What is not folded. */
async function countOfCurrent(page: Page): Promise<number> {
  const later = await page.getByRole('tab', { name: '未生效' }).count()
  return (await countOf(page, '保障中')) + (later === 0 ? 0 : await countOf(page, '未生效'))
}

/** The cards of the list that shows. */
function policies(page: Page): Locator {
  return page.getByRole('main').getByRole('link').filter({ hasText: '被保险人' })
}

async function countOf(page: Page, tab: string): Promise<number> {
  const text = await textOf(page.getByRole('tab', { name: tab }))
  return Number(/\d+/.exec(text)?.[0])
}

/** How far from the top of the window it stands, in whole pixels. */
async function placeOf(card: Locator): Promise<number> {
  return Math.round((await card.boundingBox())?.y ?? Number.NaN)
}
