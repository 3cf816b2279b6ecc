import { expect, type Page } from '@playwright/test'
import { InvoiceQuery } from '../pages/invoice-query.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

const call = 'queryElectronicInvoice'
const form = '/invoice-query?by=check'

async function says(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

for (const [shows, title, words] of [
  ['genuine: an older invoice', '发票真实有效', '请核对手里的发票'],
  ['genuine: of a company, with its taxpayer number', '发票真实有效', '请核对手里的发票'],
  ['cancelled', '发票已作废', '不能用来报销'],
  ['reversed', '发票已红冲', '不能用来报销'],
  ['red-letter', '这是红字发票', '金额是负数'],
  ['unknown', '没有查到这张发票', '所以不能证明它是真的'],
] as const) {
  test(`a check says what an invoice is: ${shows}`, async ({ page }) => {
    const query = await InvoiceQuery.open(page, form)
    await query.ask(await factsToTry(page, call, shows))
    await says(page, title)
    await expect(page.getByText(words)).toBeVisible()

    await page.getByRole('button', { name: '再查一张' }).click()
    await expect(query.submit).toBeVisible()
  })
}

test('the fourth check asks for an image code, and what was typed stays', async ({ page }) => {
  const query = await InvoiceQuery.open(page, form)
  const facts = await factsToTry(page, call, 'unknown')
  await query.ask(facts)
  for (const checkCode of ['111111', '222222', '333333']) {
    await says(page, '没有查到这张发票')
    await page.getByRole('button', { name: '再查一张' }).click()
    await query.field('checkCode').fill(checkCode)
    await query.submit.click()
  }

  await expect(query.imageCode.field).toBeVisible()
  await expect(query.field('invoiceNumber')).toHaveValue(facts.invoiceNumber ?? '')
  await query.imageCode.type()
  await query.submit.click()
  await says(page, '没有查到这张发票')
})

test('a wrong taxpayer number is told at its field, before anything is sent', async ({ page }) => {
  const query = await InvoiceQuery.open(page, form)
  await query.type({ taxPayerNumber: '9'.repeat(21) })
  await query.submit.click()
  await expect(query.field('taxPayerNumber')).toHaveAccessibleDescription(/最多 20 位，现在 21 位/)
})
