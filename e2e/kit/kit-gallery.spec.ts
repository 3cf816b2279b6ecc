import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { looks, putOn } from '../screens/looks.ts'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { test } from '../support/visitor.ts'

test('axe finds nothing in the gallery, whatever the type size', async ({ page }) => {
  const { card } = await KitGallery.openCard(page, '索引列表，2000 行')
  // Two thousand rows are all alike: axe may look at a few.
  await card.getByRole('textbox', { name: '搜索城市' }).fill('城 9')
  await expect(card.getByRole('button', { name: '安城 1', exact: true })).toHaveCount(0)
  for (const look of looks) {
    await putOn(page, look)
    expect.soft(await violations(page), look).toEqual([])
  }
})

test('on a phone that lies the slide is on the screen together with its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await KitGallery.open(page)
  const boxes = [
    page.getByAltText('一排带图案的圆圈'),
    page.getByRole('slider', { name: '拖动滑块完成拼图' }),
  ]
  const [picture, slider] = await Promise.all(boxes.map((each) => each.boundingBox()))
  if (!picture || !slider) throw new Error('the slide is not in the gallery')
  // The head of its sheet takes 56 px.
  expect(slider.y + slider.height - picture.y).toBeLessThan(375 - 56)
  expect(picture.x + picture.width / 2).toBeCloseTo(667 / 2, -1)
})

test('nothing in the gallery is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await KitGallery.open(page)
  for (const look of ['normal', 'elder'] as const) {
    await putOn(page, look)
    await expectNoOverflow(page, look)
  }
})
