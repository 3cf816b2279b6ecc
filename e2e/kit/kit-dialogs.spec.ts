import { expect, type Locator } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { looks, putOn } from '../screens/looks.ts'
import { violations } from '../screens/violations.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'

test('a confirmation says 提示, 确定 and 取消 unless told otherwise, and waits for its answer', async ({
  page,
}) => {
  await KitGallery.open(page)
  // What is told of the answer goes away by itself.
  await stopTime(page)
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
  await stopTime(page)
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
    const typedInto = page.getByRole('dialog').getByRole('textbox', { name: field })
    await expect(typedInto).toBeFocused()
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 340 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(() => lowerEdgeOf(typedInto)).toBeLessThan(340)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('overlays can be used by everybody: axe finds nothing, whatever the type size', async ({
  page,
}) => {
  await KitGallery.open(page)
  for (const look of looks) {
    await putOn(page, look)
    for (const button of ['打开底部弹层', '打开操作菜单', '打开对话框', '给车辆起名']) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      expect.soft(await violations(page, 'dialog[open]'), `${button}, ${look}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  }
})

async function lowerEdgeOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}
