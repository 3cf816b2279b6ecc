import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { Promotion } from '../pages/promotion.ts'
import { violations } from '../screens/violations.ts'
import { heldBy } from '../support/read.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const editor = 'content3'
const phoneNumber = '13700016021'
const formula = '=HYPERLINK("//evil.example")'

test('who has just applied stands first at the desk, is found, opened and exported, and a formula they typed is text', async ({
  page,
}) => {
  const customer = await page.context().newPage()
  const promotion = new Promotion(customer)
  await promotion.open()
  await promotion.fill({ employeeNo: 'E1008', phoneNumber })
  await customer.getByRole('textbox', { name: '项目代码' }).fill(formula)
  await promotion.sendWithCode()
  await expect(customer.getByRole('heading', { name: '推广链接已生成' })).toBeVisible()
  const carLink = await heldBy(promotion.link)
  await customer.close()

  await openDesk(page, editor, '/promoters')
  const table = page.getByRole('table', { name: /^推广申请，共 \d+ 个$/ })
  const rows = table.getByRole('row')
  await expect(rows.nth(1)).toContainText('137****6021')
  await expect(table).not.toContainText(phoneNumber)

  await test.step('each filter narrows the list, and one that nobody fits says so', async () => {
    await page.getByRole('combobox', { name: '产品' }).selectOption('非车险')
    await expect(table).not.toContainText('137****6021')
    await page.getByRole('combobox', { name: '产品' }).selectOption('全部')
    await page.getByRole('searchbox', { name: '工号' }).fill('e1008')
    await expect(rows).toHaveCount(2)
    await page.getByLabel('申请日期从').fill('2099-01-01')
    await expect(page.getByText('没有找到相符的申请')).toBeVisible()
    await page.getByLabel('申请日期从').fill('')
    await page.getByRole('searchbox', { name: '搜索' }).fill(phoneNumber)
    await expect(rows).toHaveCount(2)
  })

  await test.step('opened, it shows the phone whole and the words as they were typed', async () => {
    await page.getByRole('button', { name: /^查看/ }).click()
    const dialog = page.getByRole('dialog', { name: '推广申请' })
    await expect(dialog.getByRole('link', { name: phoneNumber })).toBeVisible()
    await expect(dialog).toContainText(formula)
    await expect(dialog).toContainText(carLink)
    for (const size of [desktop, tablet]) {
      await page.setViewportSize(size)
      expect(await violations(page)).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^查看/ })).toBeFocused()
  })

  await test.step('the table for a spreadsheet has what is filtered, and no formula', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出表格' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('推广申请.csv')
    const text = await readFile(await file.path(), 'utf8')
    const [heading, line, ...rest] = text.trim().split('\r\n')
    expect(heading).toContain('项目代码,推广链接')
    expect(line).toContain('137****6021')
    expect(line).toContain(`,"'=HYPERLINK(""//evil.example"")",${carLink}`)
    expect(rest).toEqual([])
  })
})
