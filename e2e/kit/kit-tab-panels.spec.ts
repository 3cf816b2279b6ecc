import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { placeIn } from '../support/fingers.ts'
import { test } from '../support/visitor.ts'

test.describe('panels behind tabs', () => {
  const title = '左右滑动的标签页'

  test('a finger leads to the next panel from a quarter of the page on, and not before', async ({
    page,
  }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
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
    const { card, fingers } = await KitGallery.openCard(page, title)
    const shown = card.getByRole('tabpanel')
    await fingers.swipe(await placeIn(shown, 0.1), { x: 250, y: 0 })
    await expect(shown).toHaveAccessibleName('车险')
  })

  test('a mostly vertical move scrolls the page, however far it goes across', async ({ page }) => {
    const { card, fingers } = await KitGallery.openCard(page, title)
    const shown = card.getByRole('tabpanel')
    const before = await page.evaluate(() => scrollY)
    await fingers.swipe(await placeIn(shown, 0.8), { x: -150, y: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(shown).toHaveAccessibleName('车险')
  })

  test('what was typed in a panel is still there after leafing', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
    await card.getByRole('tab', { name: '人身险' }).click()
    await card.getByRole('textbox', { name: '保单备注' }).fill('给父母的保单')
    await card.getByRole('tab', { name: '车险' }).click()
    await card.getByRole('tab', { name: '人身险' }).click()
    await expect(card.getByRole('textbox', { name: '保单备注' })).toHaveValue('给父母的保单')
  })

  test('arrow keys go through the tabs, and the panels follow', async ({ page }) => {
    const { card } = await KitGallery.openCard(page, title)
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
