import { expect } from '@playwright/test'
import { desktop } from '../desk/support/desk-test.ts'
import { openDesk } from '../desk/support/staff.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { violations } from '../screens/violations.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

test('where the core decides, staff ask it to pay, and the customer sees it paid once it has answered', async ({
  page,
  browser,
}) => {
  const query = await ClaimQuery.open(page, '/claims-query?by=report')
  const facts = await factsToTry(page, 'noCarClaim', 'one of a group policy: documents were sent')
  const { registNo = '', insuredName } = facts
  await query.ask({ registNo, insuredName })
  await query.found.click()
  await expect(page.getByRole('heading', { name: '办理进度' })).toBeVisible()

  const desk = await (await browser.newContext({ viewport: desktop })).newPage()
  await openDesk(desk, 'claims1', '/claims')
  await desk.getByRole('textbox', { name: '报案号' }).fill(registNo)
  await desk.getByRole('button', { name: '查找' }).click()
  const asking = desk.getByRole('region', { name: '提请核心系统决定' })
  await asking.getByRole('combobox', { name: '决定' }).selectOption('赔款已支付')
  await asking.getByRole('textbox', { name: '赔付金额（元）' }).fill('800')
  const why = asking.getByRole('textbox', { name: /赔付依据|跳过的原因/ })
  if (await why.isVisible()) await why.fill('小额医疗费，电话里已核实。')
  await asking.getByRole('button', { name: '提请' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('核心系统同意后，客户会看到下面的内容')
  expect(await violations(desk)).toEqual([])
  await dialog.getByRole('button', { name: '提请核心系统' }).click()

  await expect(desk.getByRole('table', { name: '全部进展记录' })).toContainText('赔款已支付')
  expect(await violations(desk)).toEqual([])
  await desk.context().close()
  await expect(page.getByText('已赔付').first()).toBeVisible()
})
