import { expect } from '@playwright/test'
import { RefundLink } from '../pages/refund-link.ts'
import { factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { test } from '../support/visitor.ts'

test('a card is checked while it is typed, and what else was typed outlives a reload', async ({
  page,
}) => {
  const { pid = '', mobile = '' } = await factsToTry(page, 'checkInfo', 'premium')
  const link = new RefundLink(page)
  await link.open(pid)
  await link.tellPhone(mobile)
  await expect(link.insuredName).toBeVisible()
  await expect(link.flight).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '退还保费' })).toBeInViewport({ ratio: 1 })

  await test.step('the first digits tell the bank', async () => {
    await link.card.pressSequentially('6222020200000000007')
    await expect(link.card).toHaveValue('6222 0202 0000 0000 007')
    await expect(link.bank.field).toHaveText('中国工商银行')
  })

  await test.step('a wrong digit and a number cut short are told at the field', async () => {
    await link.submit.click()
    await expect(link.card).toHaveAccessibleDescription('银行卡号有误，请对照卡面逐位核对')
    await link.card.fill('6222020200')
    await link.submit.click()
    await expect(link.card).toHaveAccessibleDescription(/16 至 19 位数字，现在 10 位/)
  })

  await test.step('a digit typed in the middle leaves the caret behind it', async () => {
    await link.card.fill('62220202')
    await link.card.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4))
    await page.keyboard.type('9')
    await page.keyboard.type('8')
    await expect(link.card).toHaveValue('6222 9802 02')
  })

  await test.step('a bank that is not listed is typed', async () => {
    await link.bank.open()
    await link.bank.wheel('开户银行').press('End')
    await link.bank.expectChosen('其他银行')
    await link.bank.confirm()
    await page.getByRole('textbox', { name: '银行名称' }).fill('示例农商银行')
  })

  await link.insuredName.fill('王小明')
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(link.insuredName).toHaveValue('王小明')
  await expect(page.getByRole('textbox', { name: '银行名称' })).toHaveValue('示例农商银行')
  await expect(link.card).toHaveValue('')
})

test('where there is nothing to choose from yet, the form says why, and asks to choose instead of to type', async ({
  page,
}) => {
  const { pid = '', mobile = '' } = await factsToTry(page, 'checkInfo', 'premium')
  const link = new RefundLink(page)
  await page.route('**/getCityCode', (route) => route.fulfill({ status: 503 }))
  await link.open(pid)
  await link.tellPhone(mobile)
  const again = page.getByRole('button', { name: '再试一次' })
  await expect(again).toBeVisible()
  await expect(link.area.field).toBeDisabled()
  await page.unroute('**/getCityCode')
  await again.click()
  await expect(link.area.field).toBeEnabled()

  await link.submit.click()
  await expect(link.area.field).toHaveAccessibleDescription('请选择开户地区')
  await expect(link.bank.field).toHaveAccessibleDescription('请选择开户银行')
  await link.bank.open()
  await link.bank.wheel('开户银行').press('End')
  await link.bank.expectChosen('其他银行')
  await link.bank.confirm()
  await link.submit.click()
  await expect(page.getByRole('textbox', { name: '银行名称' })).toHaveAccessibleDescription(
    '请填写银行名称',
  )
})
