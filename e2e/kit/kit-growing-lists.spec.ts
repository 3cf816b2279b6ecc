import { expect, type Locator } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { placeIn } from '../support/fingers.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'

/** What the gallery takes for an answer. */
const answerMs = 600

test.describe('pull to refresh', () => {
  const title = '下拉刷新'
  const list = (card: Locator) => card.getByRole('region', { name: '下拉刷新的列表' })

  test('the page says what letting go will do, then loads, then shows what is new', async ({
    page,
  }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    await fingers.drag(await placeIn(list(card), 0.5, 0.05), { x: 0, y: 136 })
    await expect(card.getByText('下拉刷新', { exact: true }).last()).toBeVisible()
    await fingers.up()
    await expect(card.getByText('已刷新 0 次')).toBeVisible()
    await fingers.drag(await placeIn(list(card), 0.5, 0.05), { x: 0, y: 144 })
    await expect(card.getByText('松开刷新')).toBeVisible()
    await stopTime(page)
    await fingers.up()
    await expect(card.getByRole('status')).toHaveText('加载中...')
    await page.clock.runFor(answerMs)
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
    await expect(card.getByRole('status')).toHaveText('已更新')
  })

  test('at the lower end it works the other way round', async ({ page }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    await list(card).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await fingers.drag(await placeIn(list(card), 0.5, 0.9), { x: 0, y: -144 })
    await expect(card.getByText('松开加载更多')).toBeVisible()
    await fingers.up()
    await list(card).evaluate((element) => element.scrollTo(0, 0))
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
  })

  test('a list that has to scroll first only scrolls', async ({ page }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    await list(card).evaluate((element) => element.scrollTo(0, 40))
    await fingers.drag(await placeIn(list(card), 0.5, 0.9), { x: 0, y: 200 })
    await expect(card.getByText('松开刷新')).toHaveCount(0)
    await fingers.up()
  })

  test('pulling a list inside the list refreshes nothing', async ({ page }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    await fingers.drag(await placeIn(card.getByRole('region', { name: '内层列表' })), {
      x: 0,
      y: 200,
    })
    await expect(card.getByText('松开刷新')).toHaveCount(0)
    await fingers.up()
    await expect(card.getByText('已刷新 0 次')).toBeVisible()
  })

  test('the keyboard finds a button for it', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    const button = card.getByRole('button', { name: '刷新', exact: true })
    await button.focus()
    await expect(button).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
  })

  test('what could not be had says so, and stays', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await card.getByLabel('模拟网络中断').check()
    await card.getByRole('button', { name: '刷新', exact: true }).press('Enter')
    await expect(card.getByRole('status')).toHaveText('刷新失败，请再试一次')
    await card.getByLabel('模拟网络中断').uncheck()
    await card.getByRole('button', { name: '刷新', exact: true }).press('Enter')
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
  })
})

test.describe('a list without end', () => {
  const title = '无限滚动'
  const list = (card: Locator) => card.getByRole('region', { name: '无限滚动的列表' })

  test('a first page that does not fill the screen is followed by the next', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await expect(card.getByText('网点 5', { exact: true })).toBeAttached()
  })

  test('it grows by scrolling, shows a failure with another try, and says where it ends', async ({
    page,
  }) => {
    await stopTime(page)
    const { card } = await KitGallery.openCard(page, title)
    const loading = card.locator('[aria-busy=true]')
    await expect(loading).not.toHaveCount(0)
    await page.clock.runFor(answerMs)
    await expect(card.getByText('网点 8', { exact: true })).toBeAttached()
    await expect(loading).not.toHaveCount(0)
    await page.clock.resume()
    await expect(card.getByRole('alert')).toHaveText('没有加载出来，请再试一次。')
    await card.getByRole('button', { name: '重试' }).press('Enter')
    await expect(card.getByText('网点 12', { exact: true })).toBeAttached()
    await list(card).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(card.getByText('网点 16', { exact: true })).toBeAttached()
    await expect(card.getByRole('status')).toHaveText('没有更多了')
  })
})
