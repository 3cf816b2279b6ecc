import { expect } from '@playwright/test'
import { InvoiceList } from '../pages/invoice-list.ts'
import { InvoiceQuery } from '../pages/invoice-query.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

test('who needs another title asks for it at the invoice, and finds the red one and the new one', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const shows = 'a cancelled policy: all taken back, what is left anew'
  const { policyNo, identifyNumber } = await factsToTry(page, 'queryInvoiceByPolicyNo', shows)
  await (await InvoiceQuery.open(page, '/invoice-query')).ask({ policyNo, identifyNumber })
  const list = new InvoiceList(page)
  await list.isShown()
  await page.getByRole('link', { name: /^预览/ }).first().click()
  await list.codeSheet.slideOnceUntilSent()
  await list.codeSheet.typeLastCodeOf(1)

  await test.step('a number that cannot be one is refused at its field', async () => {
    await page.getByRole('button', { name: '换抬头' }).click()
    const sheet = page.getByRole('dialog', { name: '换抬头' })
    // It begins with the title that is to be corrected.
    await expect(sheet.getByRole('textbox', { name: '新的发票抬头' })).not.toHaveValue('')
    await sheet.getByRole('textbox', { name: '新的发票抬头' }).fill('杭州示例贸易有限公司')
    const number = sheet.getByRole('textbox', { name: '纳税人识别号' })
    await number.fill('91330100MA27XH0001')
    await sheet.getByRole('button', { name: '申请换抬头' }).click()
    await expect(sheet.getByText(/纳税人识别号有误/)).toBeVisible()
    await number.fill('91330100MA27XH0006')
    await sheet.getByRole('button', { name: '申请换抬头' }).click()
  })

  await test.step('it waits for the core, and no second one is asked for', async () => {
    await expect(
      page.getByText(/申请抬头改为 杭州示例贸易有限公司：已收到，正在办理/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: '换抬头' })).toBeHidden()
  })

  await test.step('the core answers: the page says so, and the list has both', async () => {
    const core = await page.context().newPage()
    await core.goto('/dev/core')
    const asked = '//p[contains(.,"invoice.title-change.requested.v1：")]'
    await core
      .locator(`xpath=${asked}/following-sibling::form[contains(@action,"/release/")][1]/button`)
      .first()
      .click()
    await core.close()
    await expect(page.getByText(/换开：这张发票已红冲/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: '发票列表' }).click()
    await list.isShown()
    await expect(page.getByText('杭**')).toHaveCount(0)
    await page
      .getByText(/已红冲的发票/)
      .first()
      .click()
    await expect(page.getByText('红字', { exact: true }).first()).toBeVisible()
  })
})
