import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { placeIn } from '../support/fingers.ts'
import { drawFrames } from '../support/frames.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'

test('a sheet keeps the focus away from the page behind, and gives it back', async ({ page }) => {
  const gallery = await KitGallery.open(page)
  const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
  await expect(sheet.getByRole('textbox', { name: '邮箱地址' })).toBeFocused()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, main')?.nodeName,
    )
    expect(place).not.toBe('MAIN')
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: '打开底部弹层' })).toBeFocused()
})

test('a sheet is drawn down by its head: a little comes back, far or fast closes', async ({
  page,
}) => {
  const gallery = await KitGallery.open(page)
  const sheet = await gallery.openSheet('打开长弹层', '保险条款')
  const head = sheet.getByRole('heading', { name: '保险条款' })
  const place = await placeIn(head)
  await gallery.fingers.drag(place, { x: 0, y: 60 })
  await gallery.fingers.up({ afterMs: 150 })
  await expect.poll(() => placeIn(head)).toEqual(place)
  await expect(sheet).toBeVisible()

  await gallery.fingers.swipe(place, { x: 0, y: 400 })
  await expect(sheet).toBeHidden()
})

test('the page behind stays where it is, also when a sheet has come to its end', async ({
  page,
}) => {
  const gallery = await KitGallery.open(page)
  const sheet = await gallery.openSheet('打开长弹层', '保险条款')
  const before = await page.evaluate(() => scrollY)
  const last = sheet.getByRole('button', { name: '我已读完' })
  await expect(last).not.toBeInViewport()
  for (let times = 0; times < 4; times += 1) {
    await gallery.fingers.swipe({ x: 187, y: 600 }, { x: 0, y: -500 })
  }
  await expect(last).toBeInViewport()
  await gallery.fingers.swipe({ x: 187, y: 500 }, { x: 0, y: -400 })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await gallery.openSheet('打开底部弹层', '发到邮箱')
  await gallery.fingers.swipe({ x: 187, y: 250 }, { x: 0, y: -200 })
  await page.mouse.move(187, 100)
  await page.mouse.wheel(0, 300)
  await drawFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a browser that knows nothing of overscrolling cannot move the page behind either', async ({
  page,
}) => {
  const gallery = await KitGallery.open(page)
  await page.evaluate(() => {
    const older = new CSSStyleSheet()
    older.replaceSync(`dialog, dialog * { overscroll-behavior: auto !important }
      html.has-modal, html.has-modal body { overflow: visible !important }`)
    document.adoptedStyleSheets = [older]
  })
  await gallery.openSheet('打开底部弹层', '发到邮箱')
  const before = await page.evaluate(() => scrollY)
  await gallery.fingers.swipe({ x: 187, y: 250 }, { x: 0, y: -200 })
  await drawFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('an action sheet does what is chosen, and nothing when it is cancelled', async ({ page }) => {
  const gallery = await KitGallery.open(page)
  // What is told of the choice goes away by itself.
  await stopTime(page)
  const actions = await gallery.openSheet('打开操作菜单', '保单 PDZA **** 3822')
  await expect(actions.getByRole('button', { name: /申请纸质保单/ })).toBeDisabled()
  await actions.getByRole('button', { name: '取消' }).click()
  await expect(actions).toBeHidden()

  await gallery.openSheet('打开操作菜单', '保单 PDZA **** 3822')
  await actions.getByRole('button', { name: '下载电子保单' }).click()
  await expect(actions).toBeHidden()
  await expect(page.getByRole('status').getByText('已下载')).toBeVisible()
})
