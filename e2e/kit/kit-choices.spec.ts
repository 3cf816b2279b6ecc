import { expect } from '@playwright/test'
import { KitGallery } from '../pages/kit-gallery.ts'
import { test } from '../support/visitor.ts'

test.beforeEach(async ({ page }) => {
  await KitGallery.open(page)
})

test('beyond the maximum the newest choice is not taken, and the customer is told', async ({
  page,
}) => {
  const list = page.getByRole('group', { name: /您关心什么/ })
  await list.getByRole('checkbox', { name: '保障范围' }).check()
  await list.getByRole('checkbox', { name: /理赔速度/ }).check()
  const fourth = list.getByRole('checkbox', { name: /道路救援/ })
  await fourth.click()

  await expect(fourth).not.toBeChecked()
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(list.getByRole('status')).toHaveText('最多选 3 项。要选这一项，请先取消一项。')
  await list.getByRole('checkbox', { name: '保费' }).uncheck()
  await expect(list.getByRole('status')).toBeEmpty()
  await fourth.check()
  await expect(list.getByText('最多选 3 项，已选 3 项')).toBeVisible()
})

test('radio buttons and switches obey the keyboard', async ({ page }) => {
  const ways = page.getByRole('radiogroup', { name: '支付方式' })
  await ways.getByRole('radio', { name: '微信支付' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(ways.getByRole('radio', { name: /支付宝/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(ways.getByRole('radio', { name: '微信支付' })).toBeChecked()

  const sexes = page.getByRole('radiogroup', { name: '称呼' })
  await expect(sexes).toHaveAccessibleDescription('请选择称呼。')
  await sexes.getByRole('radio', { name: '女士' }).check()
  await expect(sexes).toHaveAccessibleDescription('')

  const news = page.getByRole('switch', { name: /接收进度短信/ })
  await news.focus()
  await page.keyboard.press('Space')
  await expect(news).not.toBeChecked()
})

test('an ID number is typed in capitals and read in groups, its value has no spaces', async ({
  page,
}) => {
  const id = page.getByRole('textbox', { name: '证件号码' })
  await id.fill('')
  await id.pressSequentially('11010519900307123x')
  await expect(id).toHaveValue('11010519900307123X')
  await expect(id).toHaveAccessibleDescription('110105 19900307 123X')
  await page.keyboard.press('Tab')
  await expect(id).toHaveAccessibleDescription(/^投保人或被保险人的证件/)
})

test('a text area counts, takes no more than it may, and says so', async ({ page }) => {
  const content = page.getByRole('textbox', { name: '异议内容' })
  await content.fill('')
  await content.pressSequentially('长'.repeat(101))
  await expect(content).toHaveValue('长'.repeat(100))
  await expect(page.getByText('100 / 100')).toBeVisible()
  await expect(page.getByText('已写满 100 字，再多的记不下')).toBeVisible()
})

test('the button beside a code waits after it has sent one', async ({ page }) => {
  const form = page.getByRole('region', { name: '表单' })
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect(form.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible()
})
