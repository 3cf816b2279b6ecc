import { expect, type Locator, type Page, test } from '@playwright/test'
import { placeIn } from './fingers.ts'
import { looks, putOn } from './looks.ts'
import { CarPolicyQuery } from './pages/car-policy-query.ts'
import { KitGallery } from './pages/kit-gallery.ts'
import { violations } from './violations.ts'

test.describe('the way back', () => {
  test.beforeEach(async ({ page }) => {
    await KitGallery.open(page)
    for (const hash of ['before', 'here']) {
      await page.evaluate((name) => location.assign(`#${name}`), hash)
    }
  })

  test('closes a sheet and stays on the page, then leaves the page', async ({ page }) => {
    const sheet = await opened(page, '打开底部弹层', '发送到邮箱')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#here$/)
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })

  test('leaves the page at once after a sheet was closed by its cross', async ({ page }) => {
    const sheet = await opened(page, '打开底部弹层', '发送到邮箱')
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes one overlay after the other', async ({ page }) => {
    const sheet = await opened(page, '打开长弹层', '保险条款')
    await sheet.getByRole('button', { name: '我已读完' }).click()
    const question = page.getByRole('alertdialog', { name: '提示' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes the sheet that came in the place of another, and that is all', async ({ page }) => {
    const actions = await opened(page, '打开操作菜单', '保单 PDZA **** 3822')
    await actions.getByRole('button', { name: /发送到邮箱/ }).click()
    const sheet = page.getByRole('dialog', { name: '发送到邮箱' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })

  test('leads from where a link in a sheet went straight to the page of the sheet', async ({
    page,
  }) => {
    const sheet = await opened(page, '打开底部弹层', '发送到邮箱')
    await sheet.getByRole('link', { name: '《个人信息处理规则》' }).click()
    await expect(page).toHaveURL(/#rules$/)
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/#here$/)
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes a sheet also after a reload that found one open', async ({ page }) => {
    await opened(page, '打开底部弹层', '发送到邮箱')
    await page.reload()
    const sheet = await opened(page, '打开底部弹层', '发送到邮箱')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#here$/)
    await page.goBack()
    await expect(page).toHaveURL(/#before$/)
  })
})

test('on the first form, back closes the provinces and what was typed stays', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill('A8K621')
  await page.getByRole('button', { name: '省份简称' }).click()
  const sheet = page.getByRole('dialog', { name: '选择省份简称' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/#\/policy-query$/)
  await expect(query.plate).toHaveValue('A8K621')
})

test('a visit that begins with a form leads home by its back button, sheets or not', async ({
  page,
}) => {
  await page.goto('/#/agreement')
  const [visit] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/#/policy-query')),
  ])
  await visit.getByRole('button', { name: '省份简称' }).click()
  const sheet = visit.getByRole('dialog', { name: '选择省份简称' })
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toBeHidden()
  await visit.getByRole('button', { name: '返回上一页' }).click()
  await expect(visit).toHaveURL(/#\/home$/)
})

test('a sheet keeps the focus away from the page behind, and gives it back', async ({ page }) => {
  await KitGallery.open(page)
  const sheet = await opened(page, '打开底部弹层', '发送到邮箱')
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
  const { fingers } = await KitGallery.open(page)
  const sheet = await opened(page, '打开长弹层', '保险条款')
  const head = sheet.getByRole('heading', { name: '保险条款' })
  const place = await placeIn(head)
  await fingers.drag(place, { x: 0, y: 60 })
  await page.waitForTimeout(150)
  await fingers.up()
  await expect.poll(() => placeIn(head)).toEqual(place)
  await expect(sheet).toBeVisible()

  await fingers.swipe(place, { x: 0, y: 400 })
  await expect(sheet).toBeHidden()
})

test('the page behind stays where it is, also when a sheet has come to its end', async ({
  page,
}) => {
  const { fingers } = await KitGallery.open(page)
  const sheet = await opened(page, '打开长弹层', '保险条款')
  const before = await page.evaluate(() => scrollY)
  const last = sheet.getByRole('button', { name: '我已读完' })
  await expect(last).not.toBeInViewport()
  for (let times = 0; times < 4; times += 1) {
    await fingers.swipe({ x: 187, y: 600 }, { x: 0, y: -500 })
  }
  await expect(last).toBeInViewport()
  await fingers.swipe({ x: 187, y: 500 }, { x: 0, y: -400 })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await opened(page, '打开底部弹层', '发送到邮箱')
  await fingers.swipe({ x: 187, y: 250 }, { x: 0, y: -200 })
  await page.mouse.move(187, 100)
  await page.mouse.wheel(0, 300)
  // What would move does so on the next frames.
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a browser that knows nothing of overscrolling cannot move the page behind either', async ({
  page,
}) => {
  const { fingers } = await KitGallery.open(page)
  await page.evaluate(() => {
    const older = new CSSStyleSheet()
    older.replaceSync(`dialog, dialog * { overscroll-behavior: auto !important }
      html.has-modal, html.has-modal body { overflow: visible !important }`)
    document.adoptedStyleSheets = [older]
  })
  await opened(page, '打开底部弹层', '发送到邮箱')
  const before = await page.evaluate(() => scrollY)
  await fingers.swipe({ x: 187, y: 250 }, { x: 0, y: -200 })
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('the on-screen keyboard does not hide the field that is typed into', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await KitGallery.open(page)
  for (const [button, field] of [
    ['打开底部弹层', '邮箱地址'],
    ['给车辆起名', '车辆名称'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 340 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    const box = await page.getByRole('dialog').getByRole('textbox', { name: field }).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(340)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a confirmation says 提示, 确定 and 取消 unless told otherwise, and waits for its answer', async ({
  page,
}) => {
  await KitGallery.open(page)
  const status = page.getByRole('status')
  const dialog = page.getByRole('alertdialog', { name: '提示' })
  await page.getByRole('button', { name: '删除记录' }).click()
  await expect(dialog.getByRole('button')).toHaveText(['取消', '确定'])
  await expect(dialog.getByRole('button', { name: '确定' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status.getByText('已删除')).toBeVisible()

  await page.getByRole('button', { name: '删除记录' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status.getByText('没有删除')).toBeVisible()
})

test('a prompt tells at its field what does not fit, and keeps it there', async ({ page }) => {
  await KitGallery.open(page)
  await page.getByRole('button', { name: '给车辆起名' }).click()
  const dialog = page.getByRole('dialog', { name: '给车辆起名' })
  const name = dialog.getByRole('textbox', { name: '车辆名称' })
  await expect(name).toBeFocused()
  await name.fill('车')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(name).toHaveAccessibleDescription('输入的内容有误，请检查后重新填写。')
  await expect(name).toHaveValue('车')
  await expect(name).toBeFocused()

  await name.fill('我的车')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/已经有一辆叫/)
  await name.fill('小白')
  await expect(name).toHaveAccessibleDescription('')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').getByText('已改名为小白')).toBeVisible()

  await page.getByRole('button', { name: '给车辆起名' }).click()
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('status').getByText('没有改名')).toBeVisible()
})

test('an action sheet does what is chosen, and nothing when it is cancelled', async ({ page }) => {
  await KitGallery.open(page)
  const actions = await opened(page, '打开操作菜单', '保单 PDZA **** 3822')
  await expect(actions.getByRole('button', { name: /申请纸质保单/ })).toBeDisabled()
  await actions.getByRole('button', { name: '取消' }).click()
  await expect(actions).toBeHidden()

  await opened(page, '打开操作菜单', '保单 PDZA **** 3822')
  await actions.getByRole('button', { name: '下载电子保单' }).click()
  await expect(actions).toBeHidden()
  await expect(page.getByRole('status').getByText('已下载')).toBeVisible()
})

test('overlays can be used by everybody: axe finds nothing, whatever the type size', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await KitGallery.open(page)
  for (const look of looks) {
    await putOn(page, look)
    for (const button of ['打开底部弹层', '打开操作菜单', '打开对话框', '给车辆起名']) {
      await page.getByRole('button', { name: button }).click()
      expect.soft(await violations(page, 'dialog[open]'), `${button}, ${look}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  }
})

async function opened(page: Page, button: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toBeVisible()
  return sheet
}
