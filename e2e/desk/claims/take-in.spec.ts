import { expect } from '@playwright/test'
import { violations } from '../../screens/violations.ts'
import { lastSmsTo } from '../../support/demo.ts'
import { desktop, tablet, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const callers = '13711120087'
/** A day ago, as a field of day and minute has it. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 16)

test('staff take a complaint, an accident and a wish to buy in for who calls', async ({ page }) => {
  await openDesk(page, 'claims1', '/cases')
  await page.getByRole('link', { name: '登记投诉或异议' }).click()
  await page.getByRole('textbox', { name: '客户说的' }).fill('买的时候说全都赔。')
  await page.getByRole('button', { name: '登记', exact: true }).click()
  const name = page.getByRole('textbox', { name: '客户姓名' })
  await expect(name).toHaveAccessibleDescription(/请填写姓名/)
  const cause = page.getByRole('combobox', { name: '原因' })
  await expect(cause).toHaveAccessibleDescription(/请选择原因/)
  await expect(page.getByRole('textbox', { name: '客户说的' })).toHaveValue('买的时候说全都赔。')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await name.fill('侯示例')
  await page.getByRole('textbox', { name: '手机号' }).fill(callers)
  await cause.selectOption('销售误导')
  await page.getByRole('combobox', { name: '产品' }).selectOption('机动车商业保险')
  await page.getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText(/受理编号 TS\d{16}。短信正发到 137\*\*\*\*0087/)).toBeVisible()
  expect(await lastSmsTo(page, callers, '已替您登记投诉')).toContain('书面答复')
  await page.getByRole('link', { name: '打开这一件' }).click()
  await expect(page.getByText(/^电话，.*登记$/)).toBeVisible()

  await page.goto('/desk/#/report-intake')
  await page.getByRole('textbox', { name: '车牌号' }).fill('京N3P905')
  await page.getByRole('textbox', { name: '报案人手机号' }).fill(callers)
  await page.getByRole('button', { name: '登记报案' }).click()
  await expect(page.getByLabel('出险时间')).toHaveAccessibleDescription(/请选择时间/)
  await page.getByLabel('出险时间').fill(yesterday())
  await page.getByRole('combobox', { name: '怎么撞的' }).selectOption('追尾')
  await page.getByRole('textbox', { name: '地点' }).fill('人民路和建国路口')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '登记报案' }).click()
  await expect(page.getByText(/受理号 BA\d{16}/)).toBeVisible()

  await page.goto('/desk/#/search')
  const again = page.getByRole('button', { name: '更改事由' })
  const because = page.getByRole('button', { name: '客户来电' })
  await expect(because.or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await because.click()
  await page.getByRole('textbox', { name: '客户的号码' }).fill('18700001750')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '马**' }).click()
  await page.getByRole('link', { name: '登记投保意向' }).click()
  await expect(page.getByText('不填就用留存的 187****1750。')).toBeVisible()
  await page.getByRole('combobox', { name: '投保城市' }).first().selectOption({ index: 1 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText(/专人 1 个工作日内打给 187\*\*\*\*1750/)).toBeVisible()
})

test('what one caller said does not come up unasked for the next one', async ({ page }) => {
  const words = page.getByRole('textbox', { name: '客户说的' })
  await openDesk(page, 'claims1', '/cases')
  await page.getByRole('link', { name: '登记投诉或异议' }).click()
  await words.fill('第一位来电人说的')
  await page.goto('/desk/#/cases')
  await page.getByRole('link', { name: '登记投诉或异议' }).click()
  await expect(words).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(words).toHaveValue('第一位来电人说的')
  await page.getByRole('button', { name: '不要了，重新填' }).click()
  await expect(words).toHaveValue('')
})
