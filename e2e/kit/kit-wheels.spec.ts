import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { WheelSheet } from '../pages/wheel-sheet.ts'
import { looks, putOn } from '../screens/looks.ts'
import { violations } from '../screens/violations.ts'
import { Fingers, placeIn } from '../support/fingers.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

test.beforeEach(async ({ page }) => {
  await KitGallery.open(page)
})

test('a wheel is turned by a finger, and stops on a row', async ({ page }) => {
  const time = new WheelSheet(page, '回电时间')
  await time.open()
  await time.expectChosen('10 点')
  const fingers = await Fingers.on(page)
  await fingers.swipe(await placeIn(time.wheel('回电时间')), { x: 0, y: -100 })

  const chosen = await time.cameTo()
  expect(chosen).not.toBe('10 点')
  await time.expectChosen(chosen)
  await time.confirm()
  await expect(time.field).toHaveText(chosen)
})

test('a wheel is turned by the wheel of a mouse, drawn by it, and clicked', async ({ page }) => {
  const time = new WheelSheet(page, '回电时间')
  await time.open()
  const wheel = time.wheel('回电时间')
  await wheel.hover()
  await page.mouse.wheel(0, 72)
  await time.expectChosen('12 点')

  await page.mouse.down()
  await page.mouse.move(187, 300, { steps: 4 })
  await page.mouse.up()
  const drawn = await time.cameTo()
  expect(drawn).not.toBe('12 点')
  await time.expectChosen(drawn)

  await wheel.press('Home')
  await time.sheet.getByRole('option', { name: '9 点' }).click()
  await time.expectChosen('9 点')
})

test('a date is chosen by the keyboard alone', async ({ page }) => {
  const date = new WheelSheet(page, '开票日期')
  await date.field.focus()
  await page.keyboard.press('Enter')
  await expect(date.wheel('年')).toBeFocused()
  // Only what is typed quickly belongs together.
  await stopTime(page)
  await page.keyboard.type('2028')
  await date.expectChosen('2028 年', '1 月', '31 日')

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await date.expectChosen('2028 年', '2 月', '29 日')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  await date.expectChosen('2028 年', '2 月', '6 日')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(date.field).toHaveText('2028-02-06')
  await expect(date.field).toBeFocused()
})

test('a wheel that is turned before a busy phone has told of its size is not turned back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype
    ResizeObserver.prototype.observe = function (...asked) {
      setTimeout(() => observe.apply(this, asked), 1500)
    }
  })
  await page.reload()
  const time = new WheelSheet(page, '回电时间')
  await time.open()
  await time.wheel('回电时间').press('Home')
  await time.wheel('回电时间').press('ArrowDown')
  await time.expectChosen('8 点')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)))
  await time.expectChosen('8 点')
})

test('a day that a month does not have comes back with the next month', async ({ page }) => {
  const date = new WheelSheet(page, '开票日期')
  await date.open()
  await date.wheel('月').press('ArrowDown')
  await date.expectChosen('2026 年', '2 月', '28 日')
  await date.wheel('月').press('ArrowDown')
  await date.expectChosen('2026 年', '3 月', '31 日')
})

test('outside of the range nothing is offered, to the minute', async ({ page }) => {
  const moment = new WheelSheet(page, '出险时间')
  await moment.open()
  await moment.expectChosen('2026 年', '11 月', '21 日', '10 时', '00 分')
  await expect(moment.wheel('日').getByRole('option')).toHaveText([
    '20 日',
    '21 日',
    '22 日',
    '23 日',
    '24 日',
  ])
  await moment.wheel('日').press('Home')
  await moment.wheel('时').press('Home')
  await moment.expectChosen('2026 年', '11 月', '20 日', '09 时', '30 分')
  await moment.confirm()
  await expect(moment.field).toHaveText('2026-11-20 09:30')
})

test('what stands in the middle is what is chosen, though a busy phone tells of the turn after the press', async ({
  page,
}) => {
  const area = new WheelSheet(page, '所在地区')
  await area.open()
  await area.expectChosen('广东省', '深圳市', '南山区')
  await area.turnAndConfirmAtOnce('省')
  await expect(area.field).toHaveText('北京市 东城区')
})

test('another province brings its own cities and counties; a municipality has no cities', async ({
  page,
}) => {
  const area = new WheelSheet(page, '所在地区')
  await area.open()
  await area.expectChosen('广东省', '深圳市', '南山区')
  await area.wheel('省').press('End')
  await area.expectChosen('云南省', '西双版纳傣族自治州', '景洪市')
  await area.wheel('省').press('Home')
  await area.expectChosen('北京市', '东城区')
  await area.wheel('市').press('ArrowDown')
  await area.confirm()
  await expect(area.field).toHaveText('北京市 朝阳区')
})

test('of 2,000 rows only those near the middle are written, and the last is one key away', async ({
  page,
}) => {
  const outlet = new WheelSheet(page, '网点')
  await outlet.open()
  const wheel = outlet.wheel('网点')
  expect(await wheel.getByRole('option').count()).toBeLessThan(60)
  const fingers = await Fingers.on(page)
  await fingers.swipe(await placeIn(wheel), { x: 0, y: -150 })
  const thrown = await outlet.cameTo()
  expect(thrown).not.toBe('1 号网点')
  await outlet.expectChosen(thrown)

  await wheel.press('End')
  await outlet.expectChosen('2000 号网点')
  expect(await wheel.getByRole('option').count()).toBeLessThan(60)
  await stopTime(page)
  await page.keyboard.type('15')
  await outlet.expectChosen('15 号网点')
})

for (const leave of ['取消', 'Escape', 'back'] as const) {
  test(`who leaves the wheels by ${leave} keeps what was chosen before`, async ({ page }) => {
    const time = new WheelSheet(page, '回电时间')
    await time.open()
    await time.wheel('回电时间').press('End')
    await time.expectChosen('18 点')
    if (leave === '取消') await time.cancel()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    if (leave === 'back') await goBack(page)
    await expect(time.sheet).toBeHidden()
    await expect(time.field).toHaveText('10 点')
  })
}

test('wheels can be used by everybody: axe finds nothing, whatever the type size', async ({
  page,
}) => {
  for (const look of looks) {
    await putOn(page, look)
    for (const name of ['网点', '出险时间', '所在地区']) {
      const wheels = new WheelSheet(page, name)
      await wheels.open()
      expect.soft(await violations(page, 'dialog[open]'), `${name}, ${look}`).toEqual([])
      await wheels.cancel()
    }
  }
})
