import { expect } from '@playwright/test'
import { ClaimQuery } from '../../pages/claim-query.ts'
import { violations } from '../../screens/violations.ts'
import { factsToTry } from '../../support/demo.ts'
import { askForPayment, openClaim } from '../support/claim-at-desk.ts'
import { desktop, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

test('a large payment waits for a second person, who sends it back once and then lets it pass; the customer sees it then, and that it is taken back', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(phone)).newPage()
  const query = await ClaimQuery.open(customer, '/claims-query?by=report')
  const facts = await factsToTry(customer, 'noCarClaim', 'a visitor of a company was hurt')
  const { registNo = '', insuredName } = facts
  await query.ask({ registNo, insuredName })
  await query.found.click()
  await expect(customer.getByRole('heading', { name: '办理进度' })).toBeVisible()

  await openClaim(page, 'claims1', registNo)
  await askForPayment(page, '60000')
  const waiting = page.getByRole('region', { name: '赔付待复核' })
  await expect(waiting).toContainText('等另一位同事复核')
  await expect(waiting.getByRole('button', { name: '复核通过' })).toBeDisabled()

  const second = await (await browser.newContext({ viewport: desktop })).newPage()
  await openDesk(second, 'claims2', '/claims')
  const kind = second.getByRole('combobox', { name: '种类' })
  await kind.selectOption('非车险')
  await second.getByRole('link', { name: registNo }).click()
  await test.step('it comes back with a reason', async () => {
    await expect(second.getByRole('list', { name: '客户会看到' })).toContainText('60,000.00')
    expect(await violations(second)).toEqual([])
    await second.getByRole('button', { name: '退回' }).click()
    const dialog = second.getByRole('dialog')
    await dialog.getByRole('button', { name: '退回' }).click()
    const reason = dialog.getByRole('textbox', { name: /退回原因/ })
    await expect(reason).toHaveAccessibleDescription(/请填写退回原因/)
    await reason.fill('发票还没有核对。')
    await dialog.getByRole('button', { name: '退回' }).click()
    await expect(second.getByText('claims2 退回：发票还没有核对。')).toBeVisible()
  })

  await test.step('the way back leads to the list as it was', async () => {
    await second.getByRole('link', { name: '返回列表' }).click()
    await expect(kind).toHaveValue('other')
    await second.getByRole('link', { name: registNo }).click()
  })

  await page.reload()
  await expect(waiting).toContainText('claims2 退回：发票还没有核对。')
  await askForPayment(page, '60000')
  await second.reload()
  await second.getByRole('button', { name: '复核通过' }).click()
  await second.getByRole('dialog').getByRole('button', { name: '复核通过' }).click()
  await expect(second.getByText('claims1，claims2 复核')).toBeVisible()

  await expect(customer.getByText('已赔付').first()).toBeVisible()

  await test.step('what was noted by mistake is taken back, and the customer reads so', async () => {
    await second.getByRole('button', { name: /^更正 .* 的赔款已支付$/ }).click()
    const dialog = second.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /更正原因/ }).fill('付给了别的案件。')
    await dialog.getByRole('button', { name: '看看客户会看到什么' }).click()
    await expect(dialog).toContainText('“赔款已支付”记录有误，已经撤回')
    expect(await violations(second)).toEqual([])
    await dialog.getByRole('button', { name: '确定更正' }).click()
    await expect(second.getByText('已更正', { exact: true })).toBeVisible()
    await expect(customer.getByText(/“赔款已支付”记录有误，已经撤回/)).toBeVisible()
    await expect(customer.getByText('已赔付')).toHaveCount(0)
  })
  await second.context().close()
  await customer.context().close()
})
