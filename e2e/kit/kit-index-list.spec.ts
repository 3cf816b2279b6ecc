import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { placeIn } from '../support/fingers.ts'
import { test } from '../support/visitor.ts'

test.describe('a list with an index', () => {
  const title = '索引列表，2000 行'

  test('a finger on the index goes through the letters, whose name fades when it leaves', async ({
    page,
  }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    const rail = card.getByRole('slider', { name: '字母索引' })
    await fingers.down(await placeIn(rail, 0.5, 0.02))
    await fingers.move(await placeIn(rail, 0.5, 0.5))
    await expect(rail).toHaveAttribute('aria-valuetext', 'M')
    await expect(card.getByRole('heading', { name: 'M' })).toBeInViewport()
    await expect(card.getByText('M', { exact: true })).toHaveCount(3)
    await fingers.up()
    await expect(card.getByText('M', { exact: true })).toHaveCount(2)
  })

  test('a click on the index does the same, and scrolling moves the letter', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    const rail = card.getByRole('slider', { name: '字母索引' })
    const { x, y } = await placeIn(rail, 0.5, 0.99)
    await page.mouse.click(x, y)
    await expect(rail).toHaveAttribute('aria-valuetext', 'Z')
    await expect(card.getByRole('heading', { name: 'Z' })).toBeInViewport()
    await card.getByRole('region', { name: '城市' }).evaluate((list) => list.scrollTo(0, 0))
    await expect(rail).toHaveAttribute('aria-valuetext', 'A')
  })

  test('by keyboard the index is a slider, and the rows are buttons', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    const rail = card.getByRole('slider', { name: '字母索引' })
    await rail.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(rail).toHaveAttribute('aria-valuetext', 'C')
    await expect(card.getByRole('heading', { name: 'C' })).toBeInViewport()
    const row = card.getByRole('button', { name: '常城 3', exact: true })
    await row.press('Enter')
    await expect(row).toHaveAttribute('aria-current', 'true')
  })

  test('the head of a section stays while its rows pass', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    const list = card.getByRole('region', { name: '城市' })
    await list.evaluate((element) => element.scrollTo(0, 1000))
    await expect
      .poll(async () => {
        const head = await card.getByRole('heading', { name: 'A' }).boundingBox()
        return (head?.y ?? Number.NaN) - ((await list.boundingBox())?.y ?? 0)
      })
      .toBeCloseTo(0, 0)
  })

  test('a search narrows it, and says when nothing is left', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await card.getByRole('textbox', { name: '搜索城市' }).fill('张城 2')
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Z'])
    await card.getByRole('textbox', { name: '搜索城市' }).fill('没有这个地方')
    await expect(card.getByText('没有找到')).toBeVisible()
  })
})
