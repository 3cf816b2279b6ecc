import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { PurchaseForm } from '../pages/purchase-form.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

test('who wants to buy is taken by one adviser, called by the phone that is shown to them alone, noted and closed', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const facts = { applicant: '林小满', mobile: '13900021001' }
  const customer = await (await browser.newContext(phone)).newPage()
  const form = await PurchaseForm.open(customer)
  await form.fill(facts)
  await form.sharePhone.fill('13900021002')
  await form.agree()
  await form.sendWithCode()
  const leadNo = await form.leadNumber()

  await openDesk(page, 'agent5', '/leads')
  const row = page.getByRole('row').filter({ hasText: leadNo })
  await expect(row).toContainText('林**')
  await expect(row).toContainText('139****1001')
  await expect(page.getByRole('button', { name: '导出表格' })).toHaveCount(0)
  await row.getByRole('link').click()
  const number = page.getByRole('region', { name: '电话' })
  await expect(number.getByRole('button', { name: '显示手机号' })).toBeDisabled()

  const colleague = await (await browser.newContext()).newPage()
  await openDesk(colleague, 'agent6', '/leads')
  await colleague.getByRole('textbox', { name: '登记编号或手机号' }).fill(facts.mobile)
  await colleague.getByRole('button', { name: '查找' }).click()
  await expect(colleague.getByRole('heading', { name: `投保登记 ${leadNo}` })).toBeVisible()

  await page.getByRole('button', { name: '接手' }).click()
  await number.getByRole('button', { name: '显示手机号' }).click()
  await expect(number.getByRole('link', { name: facts.mobile })).toBeVisible()
  await expect(number).toContainText('13900021002')

  await test.step('a colleague who saw it free is told that it is not any more', async () => {
    await colleague.getByRole('button', { name: '接手' }).click()
    await expect(colleague.getByRole('alert')).toContainText('刚刚有变化')
    await expect(colleague.getByText(/正在联系；要由您联系/)).toBeVisible()
  })

  await page.getByRole('button', { name: '记录通话' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('textbox', { name: '通话记录' })).toHaveAccessibleDescription(
    /请填写/,
  )
  await page.getByRole('textbox', { name: '通话记录' }).fill('已经在别处投保。')
  await page.getByRole('combobox', { name: '结果' }).selectOption('结束（已投保，或不需要了）')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('list', { name: '通话记录' })).toContainText('已经在别处投保。')
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(page.getByRole('row').filter({ hasText: leadNo })).toHaveCount(0)
  await page.getByRole('tab', { name: /已结束/ }).click()
  await expect(page.getByRole('row').filter({ hasText: leadNo })).toContainText('我')
  for (const other of [customer, colleague]) await other.context().close()
})

test('a supervisor saves the list as a table, masked, and sees on the home page who waits too long', async ({
  page,
}) => {
  await openDesk(page, 'supervisor3')
  await expect(page.getByRole('region', { name: '没有人办' })).toContainText(/超 \d+ 天.*贺\*\*/)
  await page.goto('/desk/#/leads')
  await expect(page.getByRole('row').filter({ hasText: '贺**' })).toContainText('已超期')
  await page.setViewportSize(tablet)
  const late = page.getByRole('row').filter({ hasText: '贺**' })
  await expect(late.getByText('已超期')).toBeInViewport({ ratio: 1 })
  await expect(late.getByText('无人联系')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(desktop)
  await page.getByRole('textbox', { name: '登记编号或手机号' }).fill('13999999999')
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByRole('alert')).toHaveText('没有查到相符的记录，请核对后再查。')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  const table = await readFile(await (await saving).path(), 'utf8')
  expect(table).toMatch(/^\uFEFF登记编号,产品,姓名/)
  expect(table).toContain('贺**,139****0001')
  expect(table).not.toContain('13900030001')
})
