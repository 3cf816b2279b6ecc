import { expect, type Locator } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'
import { hold } from '../support/wire.ts'

/** What the demo's insurer wants everybody to know. */
const notice = '这里是演示站点'

test('home waits a moment for the notice of the day, which then stands above its entries', async ({
  page,
}) => {
  await watchLayoutShifts(page)
  await page.clock.install()
  await page.goto('/#/agreement')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stopTime(page)
  const letTold = await hold(page, '**/queryActivity')
  await page.goto('/#/home')
  const entry = page.getByRole('link', { name: '保单验真' })
  // What loads a page needs time as well; of that which home waits, no more than this goes by.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.getByRole('link', { name: '用手机号查看我的保障' }).isVisible()).toBe(true)
  }).toPass()
  await expect(entry).toHaveCount(0)
  letTold()
  await expect(entry).toBeVisible()
  const heightOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0
  expect(await heightOf(page.getByText(notice))).toBeLessThan(await heightOf(entry))
  await page.clock.resume()
  expect(await layoutShifts(page)).toEqual([])
})

for (const { device, width, height } of [
  { device: 'phone', width: 375, height: 667 },
  { device: 'desk', width: 1280, height: 800 },
]) {
  test(`on a ${device} nothing on home moves for what is told late`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchLayoutShifts(page)
    const letPictures = await hold(page, '**/queryConfigCarouselFigure')
    const letGroups = await hold(page, '**/getHotGroupActivity')
    const letProof = await hold(page, '**/readProof')
    const letTold = await hold(page, '**/queryActivity')
    await page.goto('/#/home')
    await expect(page.getByRole('link', { name: '保单验真' })).toBeVisible()
    letTold()
    await expect(page.getByText(notice)).toBeAttached()
    letGroups()
    letProof()
    letPictures()
    await expect(page.getByRole('heading', { name: '热门团购' })).toBeAttached()
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('who is greeted as known sees nothing move for it', async ({ page }) => {
  await page.goto('/dev/hand-over')
  await watchLayoutShifts(page)
  const letProof = await hold(page, '**/readProof')
  await page.goto('/#/home')
  await page.reload()
  await expect(page.getByRole('heading', { name: '一次验证' })).toBeVisible()
  letProof()
  await expect(page.getByRole('heading', { name: '您好' })).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})
