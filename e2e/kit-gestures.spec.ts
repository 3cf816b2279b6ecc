import { expect, type Locator, type Page, test } from '@playwright/test'
import { placeIn } from './fingers.ts'
import { looks, putOn } from './looks.ts'
import { KitGallery } from './pages/kit-gallery.ts'
import { violations } from './violations.ts'

test.describe('panels behind tabs', () => {
  const title = '左右滑动的标签页'

  test('a finger leads to the next panel from a quarter of the page on, and not before', async ({
    page,
  }) => {
    const { card, fingers } = await opened(page, title)
    const shown = card.getByRole('tabpanel')
    const width = (await shown.boundingBox())?.width ?? 0
    const start = await placeIn(shown, 0.8)
    await fingers.swipe(start, { x: -width * 0.24, y: 0 })
    await expect(shown).toHaveAccessibleName('车险')
    await fingers.swipe(start, { x: -width * 0.26, y: 0 })
    await expect(shown).toHaveAccessibleName('人身险')
    await expect(card.getByRole('tab', { selected: true })).toHaveText('人身险')
    await fingers.swipe(await placeIn(shown, 0.2), { x: width * 0.26, y: 0 })
    await expect(shown).toHaveAccessibleName('车险')
  })

  test('there is nothing before the first panel', async ({ page }) => {
    const { card, fingers } = await opened(page, title)
    const shown = card.getByRole('tabpanel')
    await fingers.swipe(await placeIn(shown, 0.1), { x: 250, y: 0 })
    await expect(shown).toHaveAccessibleName('车险')
  })

  test('a mostly vertical move scrolls the page, however far it goes across', async ({ page }) => {
    const { card, fingers } = await opened(page, title)
    const shown = card.getByRole('tabpanel')
    const before = await page.evaluate(() => scrollY)
    await fingers.swipe(await placeIn(shown, 0.8), { x: -150, y: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(shown).toHaveAccessibleName('车险')
  })

  test('what was typed in a panel is still there after leafing', async ({ page }) => {
    const { card } = await opened(page, title)
    await card.getByRole('tab', { name: '人身险' }).click()
    await card.getByRole('textbox', { name: '保单备注' }).fill('给父母的保单')
    await card.getByRole('tab', { name: '车险' }).click()
    await card.getByRole('tab', { name: '人身险' }).click()
    await expect(card.getByRole('textbox', { name: '保单备注' })).toHaveValue('给父母的保单')
  })

  test('arrow keys go through the tabs, and the panels follow', async ({ page }) => {
    const { card } = await opened(page, title)
    const shown = card.getByRole('tabpanel')
    await card.getByRole('tab', { name: '车险' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(shown).toHaveAccessibleName('人身险')
    await page.keyboard.press('End')
    await expect(shown).toHaveAccessibleName('家财险')
    await page.keyboard.press('Tab')
    await expect(card.getByRole('tab', { selected: true })).not.toBeFocused()
  })
})

test.describe('pull to refresh', () => {
  const title = '下拉刷新'
  const list = (card: Locator) => card.getByRole('region', { name: '下拉刷新的列表' })

  test('the page says what letting go will do, then loads, then shows what is new', async ({
    page,
  }) => {
    const { card, fingers } = await opened(page, title)
    await fingers.drag(await placeIn(list(card), 0.5, 0.05), { x: 0, y: 136 })
    await expect(card.getByText('下拉刷新', { exact: true }).last()).toBeVisible()
    await fingers.up()
    await expect(card.getByText('已刷新 0 次')).toBeVisible()
    await fingers.drag(await placeIn(list(card), 0.5, 0.05), { x: 0, y: 144 })
    await expect(card.getByText('松开刷新')).toBeVisible()
    await fingers.up()
    await expect(card.getByRole('status')).toHaveText('加载中...')
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
    await expect(card.getByRole('status')).toHaveText('已更新')
  })

  test('at the lower end it works the other way round', async ({ page }) => {
    const { card, fingers } = await opened(page, title)
    await list(card).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await fingers.drag(await placeIn(list(card), 0.5, 0.9), { x: 0, y: -144 })
    await expect(card.getByText('松开加载更多')).toBeVisible()
    await fingers.up()
    await list(card).evaluate((element) => element.scrollTo(0, 0))
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
  })

  test('a list that has to scroll first only scrolls', async ({ page }) => {
    const { card, fingers } = await opened(page, title)
    await list(card).evaluate((element) => element.scrollTo(0, 40))
    await fingers.drag(await placeIn(list(card), 0.5, 0.9), { x: 0, y: 200 })
    await expect(card.getByText('松开刷新')).toHaveCount(0)
    await fingers.up()
  })

  test('pulling a list inside the list refreshes nothing', async ({ page }) => {
    const { card, fingers } = await opened(page, title)
    await fingers.drag(await placeIn(card.getByRole('region', { name: '内层列表' })), {
      x: 0,
      y: 200,
    })
    await expect(card.getByText('松开刷新')).toHaveCount(0)
    await fingers.up()
    await expect(card.getByText('已刷新 0 次')).toBeVisible()
  })

  test('the keyboard finds a button for it', async ({ page }) => {
    const { card } = await opened(page, title)
    const button = card.getByRole('button', { name: '刷新', exact: true })
    await button.focus()
    await expect(button).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(card.getByText('已刷新 1 次')).toBeVisible()
  })

  test('what could not be had says so, and stays', async ({ page }) => {
    const { card } = await opened(page, title)
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
    const { card } = await opened(page, title)
    await expect(card.getByText('网点 5', { exact: true })).toBeAttached()
  })

  test('it grows by scrolling, shows a failure with another try, and says where it ends', async ({
    page,
  }) => {
    const { card } = await opened(page, title)
    await expect(card.getByText('网点 8', { exact: true })).toBeAttached()
    await list(card).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(card.locator('[aria-busy=true]')).not.toHaveCount(0)
    await expect(card.getByRole('alert')).toHaveText('加载失败，请检查网络后重试。')
    await card.getByRole('button', { name: '重试' }).press('Enter')
    await expect(card.getByText('网点 12', { exact: true })).toBeAttached()
    await list(card).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(card.getByText('网点 16', { exact: true })).toBeAttached()
    await expect(card.getByRole('status')).toHaveText('没有更多了')
  })
})

test.describe('a list with an index', () => {
  const title = '索引列表，2000 行'

  test('a finger on the index goes through the letters, whose name fades when it leaves', async ({
    page,
  }) => {
    const { card, fingers } = await opened(page, title)
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
    const { card } = await opened(page, title)
    const rail = card.getByRole('slider', { name: '字母索引' })
    const { x, y } = await placeIn(rail, 0.5, 0.99)
    await page.mouse.click(x, y)
    await expect(rail).toHaveAttribute('aria-valuetext', 'Z')
    await expect(card.getByRole('heading', { name: 'Z' })).toBeInViewport()
    await card.getByRole('region', { name: '城市' }).evaluate((list) => list.scrollTo(0, 0))
    await expect(rail).toHaveAttribute('aria-valuetext', 'A')
  })

  test('by keyboard the index is a slider, and the rows are buttons', async ({ page }) => {
    const { card } = await opened(page, title)
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
    const { card } = await opened(page, title)
    const list = card.getByRole('region', { name: '城市' })
    await list.evaluate((element) => element.scrollTo(0, 1000))
    const [head, frame] = await Promise.all([
      card.getByRole('heading', { name: 'A' }).boundingBox(),
      list.boundingBox(),
    ])
    expect(head?.y).toBeCloseTo(frame?.y ?? 0, 0)
  })

  test('a search narrows it, and says when nothing is left', async ({ page }) => {
    const { card } = await opened(page, title)
    await card.getByRole('textbox', { name: '搜索城市' }).fill('张城 2')
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Z'])
    await card.getByRole('textbox', { name: '搜索城市' }).fill('没有这个地方')
    await expect(card.getByText('没有找到')).toBeVisible()
  })
})

test('axe finds nothing in the gallery, whatever the type size', async ({ page }) => {
  const { card } = await opened(page, '索引列表，2000 行')
  // Two thousand rows are all alike: axe may look at a few.
  await card.getByRole('textbox', { name: '搜索城市' }).fill('城 9')
  await expect(card.getByRole('button', { name: '安城 1', exact: true })).toHaveCount(0)
  for (const look of looks) {
    await putOn(page, look)
    expect.soft(await violations(page), look).toEqual([])
  }
})

test('nothing in the gallery is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await KitGallery.open(page)
  for (const look of ['normal', 'elder'] as const) {
    await putOn(page, look)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect.soft(beyond, look).toBeLessThanOrEqual(0)
  }
})

async function opened(page: Page, title: string) {
  const gallery = await KitGallery.open(page)
  return { card: await gallery.card(title), fingers: gallery.fingers }
}
