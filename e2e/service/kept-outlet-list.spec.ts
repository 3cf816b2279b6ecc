import { expect, type Locator, type Page } from '@playwright/test'
import { OutletList } from '../pages/outlet-list.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

test('back from an outlet the list is as it was left: filter, pages and place', async ({
  page,
}) => {
  const list = await OutletList.open(page)
  await list.services.click()
  const services = page.getByRole('dialog', { name: '服务项目' })
  await services.getByText(/^送单（/).click()
  await services.getByRole('button', { name: '确定' }).click()
  await expect(list.services).toHaveText('9 项服务')
  const place = await openLast(page, list)
  await goBack(page)
  await expect(page).toHaveTitle('服务网点')
  await expect(list.services).toHaveText('9 项服务')
  await expect.poll(() => placeOf(list.cards.last())).toBe(place)
})

test('from anywhere else the list is new and begins at its top', async ({ page }) => {
  const list = await OutletList.open(page)
  await openLast(page, list)
  await page.goto('/#/home')
  await expect(page).toHaveTitle('自助服务')
  await page.getByRole('link', { name: '服务网点' }).click()
  await expect(list.cards).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** Opens the last outlet of two pages, and tells where it stood. */
async function openLast(page: Page, list: OutletList): Promise<number> {
  await list.cards.last().scrollIntoViewIfNeeded()
  await expect(page.getByText('没有更多了')).toBeVisible()
  const last = list.cards.last()
  await last.scrollIntoViewIfNeeded()
  const place = await placeOf(last)
  await last.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveTitle('网点详情')
  await expect(page.getByRole('region', { name: '营业时间' })).toBeVisible()
  return place
}

/** How far from the top of the window it stands, in whole pixels. */
async function placeOf(card: Locator): Promise<number> {
  return Math.round((await card.boundingBox())?.y ?? Number.NaN)
}
