import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'
import { tooWideIn } from './support/too-wide.ts'

test('a supervisor reads what a period came to, by cause and step, and takes the table along', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, 'supervisor4', '/figures')
  await page.getByRole('tab', { name: '投诉' }).click()
  // The first count of a service that has just begun is a minute away.
  await expect(page.getByText('受理投诉').first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('img', { name: /^受理投诉，/ })).toBeVisible()
  // Of the demo's own complaints, which the first count has seen: what journeys take in is counted minutes later.
  await expect(page.getByRole('table', { name: '按原因' })).toContainText('服务态度')
  for (const name of ['按机构', '按组']) {
    await expect(page.getByRole('table', { name })).toContainText('万张保单投诉量')
  }
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('complaints-1440.png'), fullPage: true })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('受理投诉')

  await test.step('the cases behind it are taken along as masked lines', async () => {
    const registry = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出登记簿' }).click()
    const text = readFileSync(await (await registry).path(), 'utf8')
    expect(text).toContain('受理编号,类型,来源')
    expect(text).toMatch(/TS\d{16},投诉/)
    expect(text).not.toMatch(/1[3-9]\d{9}/)
  })

  await test.step('conversations are narrowed to a branch and a team', async () => {
    await page.getByRole('tab', { name: '客服' }).click()
    await expect(page.getByText('没等到就走').first()).toBeVisible()
    await page.getByRole('combobox', { name: '组' }).selectOption('杭州理赔组')
    await expect(page.getByText('没等到就走')).toHaveCount(0)
    await page.getByRole('combobox', { name: '机构' }).selectOption({ index: 1 })
    await expect(page.getByRole('combobox', { name: '组' })).toHaveValue('')
    await page.getByRole('tab', { name: '投诉' }).click()
  })

  await page.getByRole('combobox', { name: '时间' }).selectOption({ label: '自己选' })
  await page.getByLabel('从', { exact: true }).fill('2099-01-02')
  await expect(page.getByLabel('到', { exact: true })).toHaveAccessibleDescription(/开始日期之前/)
  await page.getByRole('combobox', { name: '时间' }).selectOption({ label: '近 30 天' })

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('tab', { name: '理赔' }).click()
  await expect(page.getByRole('table', { name: '未结的在哪一步' })).toContainText('收单')
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('claims-1024.png'), fullPage: true })
  for (const name of ['客服', '投诉', '理赔', '机器人', '网站']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('table', { name: '按时间' })).toBeVisible()
    expect(await tooWideIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  }
})

test('who looked at a customer stands in the trail with the reason, and reading it too', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, 'supervisor4', '/search')
  await page.getByRole('button', { name: '客户来电' }).click()
  const field = page.getByRole('textbox', { name: '客户的号码' })
  await field.fill('13800005678')
  await field.press('Enter')
  await page
    .getByRole('table', { name: '查到的客户' })
    .getByRole('link', { name: /\*\*/ })
    .first()
    .click()
  await page.getByRole('link', { name: '谁看过这位客户' }).click()
  const table = page.getByRole('table', { name: '谁看了谁' })
  await expect(table).toContainText('打开客户资料')
  await expect(table.getByRole('row', { name: /打开客户资料/ }).first()).toContainText('客户来电')
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('looks-1440.png'), fullPage: true })
  await page.getByRole('button', { name: '看全部客户' }).click()
  await expect(table).toContainText('看一位客户的查看留痕')

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('tab', { name: '异常' }).click()
  await expect(page.getByRole('table', { name: '什么算异常' })).toContainText(
    '夜里查看（22 点到 6 点）',
  )
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('unusual-1024.png'), fullPage: true })
})
