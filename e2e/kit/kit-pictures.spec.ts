import { expect, type Locator, type Page } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { violations } from '../screens/violations.ts'
import { placeIn } from '../support/fingers.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

const title = '照片和评分'
const picture = {
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
}

test.describe('upload tiles', () => {
  test('a failed picture stays with its reason, and a press tries again', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await expect(card.getByRole('alert')).toHaveText('第 3 张没有上传：图片超过 10 MB，请换一张。')
    await card.getByRole('button', { name: '第 3 张，现场照片.jpg 点按重试' }).click()
    await expect(card.getByRole('alert')).toBeEmpty()
    await expect(card.getByRole('button', { name: '第 3 张，现场照片.jpg 已上传' })).toBeVisible()
  })

  test('progress is told in words and numbers', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    const progress = card.getByRole('progressbar', { name: '第 2 张上传进度' })
    await expect(progress).toHaveText('62%')
    await expect(progress).toHaveAttribute('aria-valuenow', '62')
  })

  test('what fits is taken, what does not is named, and the button goes', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await card.getByLabel('添加照片').setInputFiles([
      { ...picture, name: '五.svg' },
      { ...picture, name: '六.svg' },
      { ...picture, name: '七.svg' },
    ])
    await expect(card.getByAltText('第 6 张，六.svg')).toBeVisible()
    await expect(card.getByText('最多 6 张，多出的 1 张没有加入。')).toBeVisible()
    await expect(card.getByLabel('添加照片')).toHaveCount(0)
  })

  test('a removed picture makes room for another', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await card.getByRole('button', { name: '删除第 4 张，维修清单.pdf' }).press('Enter')
    await expect(card.getByText('维修清单.pdf')).toHaveCount(0)
    await expect(card.getByRole('button', { name: /^删除/ })).toHaveCount(3)
  })
})

test.describe('picture viewer', () => {
  test('a finger leafs, and the last picture is the end', async ({ page }) => {
    const { viewer, fingers } = await withViewer(page)
    await expect(viewer.getByRole('status')).toHaveText('第 1 张，共 3 张')
    const middle = await placeIn(viewer)
    await fingers.swipe(middle, { x: -60, y: 0 })
    await expect(viewer.getByRole('status')).toHaveText('第 1 张，共 3 张')
    await fingers.swipe(middle, { x: -120, y: 0 })
    await expect(viewer.getByRole('img')).toHaveAccessibleName('发票背面.jpg')
    await fingers.swipe(middle, { x: -120, y: 0 })
    await fingers.swipe(middle, { x: -120, y: 0 })
    await expect(viewer.getByRole('status')).toHaveText('第 3 张，共 3 张')
  })

  test('two fingers enlarge, one moves what is enlarged, and does not leaf', async ({ page }) => {
    const { viewer, fingers } = await withViewer(page)
    const { x, y } = await placeIn(viewer)
    const fitting = await widthOf(viewer)
    await fingers.down({ x: x - 40, y }, { x: x + 40, y })
    await fingers.move({ x: x - 80, y }, { x: x + 80, y })
    await fingers.up()
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting * 2, 0)
    const before = (await viewer.getByRole('img').boundingBox())?.x ?? 0
    await fingers.swipe({ x, y }, { x: -100, y: 0 })
    await expect
      .poll(async () => (await viewer.getByRole('img').boundingBox())?.x)
      .toBeCloseTo(before - 100, 0)
    await expect(viewer.getByRole('status')).toHaveText('第 1 张，共 3 张')
  })

  test('a double tap enlarges the spot that was tapped, a second one shows the whole', async ({
    page,
  }) => {
    const { viewer, fingers } = await withViewer(page)
    const fitting = await widthOf(viewer)
    const spot = await placeIn(viewer, 0.6)
    for (const scale of [2.5, 1]) {
      await fingers.tapTwice(spot)
      await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting * scale, 0)
    }
  })

  test('keys leaf, enlarge and close, and the focus returns to the picture', async ({ page }) => {
    const { card, viewer } = await withViewer(page)
    const fitting = await widthOf(viewer)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('img')).toHaveAccessibleName('发票背面.jpg')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting * 1.5, 0)
    await page.keyboard.press('-')
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting, 0)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(firstPicture(card)).toBeFocused()
  })

  test('a mouse has buttons for everything, and its wheel enlarges', async ({ page }) => {
    const { viewer } = await withViewer(page)
    const fitting = await widthOf(viewer)
    await viewer.getByRole('button', { name: '下一张' }).click()
    await expect(viewer.getByRole('img')).toHaveAccessibleName('发票背面.jpg')
    await viewer.getByRole('button', { name: '放大' }).click()
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting * 1.5, 0)
    const { x, y } = await placeIn(viewer)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting, 0)
    await viewer.getByRole('button', { name: '关闭' }).click()
    await expect(viewer).toBeHidden()
  })

  test('the way back closes it, and the page stays', async ({ page }) => {
    const { viewer } = await withViewer(page)
    await goBack(page)
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(/\/dev\/kit$/)
  })

  test('axe finds nothing in it', async ({ page }) => {
    await withViewer(page)
    expect(await violations(page)).toEqual([])
  })
})

test('stars are rated by finger and by arrow keys, each with a word', async ({ page }) => {
  const { card, fingers } = await KitGallery.openCard(page, title)
  const stars = card.getByRole('radiogroup', { name: '满意度，共 5 档' })
  await fingers.swipe(await placeIn(stars.getByRole('radio', { name: '满意', exact: true })), {
    x: 0,
    y: 0,
  })
  await expect(card.getByText('满意', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '很满意' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '很不满意' })).toBeChecked()
})

test('a timeline names the step that is going on, and what failed', async ({ page }) => {
  const gallery = await KitGallery.open(page)
  const card = await gallery.card('办理进度')
  await expect(card.locator('[aria-current=step]')).toContainText('核定损失')
  await expect(card.getByRole('heading', { level: 3 })).toHaveText([
    '已报案，已完成',
    '第一次查勘未成功，未成功',
    '核定损失，进行中',
    '审核赔款，未开始',
    '支付赔款，未开始',
  ])
})

async function withViewer(page: Page) {
  const { card, fingers } = await KitGallery.openCard(page, title)
  await firstPicture(card).click()
  const viewer = page.getByRole('dialog', { name: '查看图片' })
  await expect(viewer.getByRole('img')).toHaveAccessibleName('发票正面.jpg')
  return { card, viewer, fingers }
}

function firstPicture(card: Locator): Locator {
  return card.getByRole('button', { name: '第 1 张，发票正面.jpg 已上传' })
}

async function widthOf(viewer: Locator): Promise<number> {
  return (await viewer.getByRole('img').boundingBox())?.width ?? 0
}
