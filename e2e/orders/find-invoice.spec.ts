import { expect } from '@playwright/test'
import { InvoiceList } from '../pages/invoice-list.ts'
import { InvoiceQuery } from '../pages/invoice-query.ts'
import { factsToTry } from '../support/demo.ts'
import { invoiceOf } from '../support/sample-invoices.ts'
import { test } from '../support/visitor.ts'
import { refusal, success } from '../support/wire.ts'

const byPolicy = 'queryInvoiceByPolicyNo'
const byNumber = 'queryInvoiceBybillNo'

test('the invoices of a car stand with their state, and a reversed one with its red-letter one', async ({
  page,
}) => {
  const facts = await factsToTry(page, byPolicy, 'a car: one reversed')
  const query = await InvoiceQuery.open(page, '/invoice-query')
  await query.ask(facts)

  const list = new InvoiceList(page)
  await list.isShown()
  await expect(page).toHaveURL(/#\/invoice-queryResult\?by=policy$/)
  await expect(list.card('开票中')).toContainText('开好后在这里下载')
  await expect(list.card('开票中').getByRole('button')).toHaveCount(0)
  await expect(list.card('冲销的发票')).toHaveCount(0)
  await page.getByText('已红冲的发票（1 组）').click()
  await expect(list.card('已红冲')).toContainText('红字发票')
  await expect(list.card('冲销的发票')).toContainText('-')
  await expect(list.card('含代收车船税')).toContainText('交通事故责任强制保险')

  await page.reload()
  await list.isShown()
})

test('an older invoice is found by number and code, one that is fully digital by number and day', async ({
  page,
}) => {
  const older = await factsToTry(page, byNumber, 'an older invoice')
  const query = await InvoiceQuery.open(page, '/invoice-query?by=invoice')
  await expect(query.field('invoiceCode')).toBeVisible()
  await query.ask({ invoiceNumber: older.invoiceNumber, invoiceCode: older.invoiceCode })
  const list = new InvoiceList(page)
  await list.isShown()

  const digital = await factsToTry(page, byNumber, 'a fully digital invoice')
  await InvoiceQuery.open(page, '/invoice-query-property?by=invoice')
  await query.field('invoiceNumber').fill(digital.invoiceNumber ?? '')
  await expect(query.field('invoiceCode')).toHaveCount(0)
  await query.ask({ issueDate: digital.issueDate })
  await expect(page).toHaveURL(/#\/invoice-queryWealth\?by=invoice$/)
  await list.isShown()
})

test('number and code that do not belong together find nothing, and nothing typed is lost', async ({
  page,
}) => {
  const { invoiceNumber, invoiceCode } = await factsToTry(page, byNumber, 'do not belong together')
  const query = await InvoiceQuery.open(page, '/invoice-query?by=invoice')
  await query.ask({ invoiceNumber, invoiceCode })
  await expect(query.notice).toBeVisible()
  await expect(query.field('invoiceNumber')).toHaveValue(invoiceNumber ?? '')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('each rule tells its hint at its field', async ({ page }) => {
  const query = await InvoiceQuery.open(page, '/invoice-query?by=invoice')
  await query.type({ invoiceNumber: '1234567', invoiceCode: '01100260031' })
  await query.submit.click()
  await expect(query.field('invoiceNumber')).toHaveAccessibleDescription(
    /请输入正确的 8 位发票号码/,
  )
  await expect(query.field('invoiceCode')).toHaveAccessibleDescription(/12 位发票代码/)
  await expect(query.field('invoiceNumber')).toBeFocused()
})

test('days to choose from reach from ten years before this one to ten years ahead', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+08:00'))
  const query = await InvoiceQuery.open(page, '/invoice-query?by=check')
  await query.issueDate.open()
  await query.issueDate.expectChosen('2026 年', '11 月', '21 日')
  await query.issueDate.wheel('年').press('Home')
  await query.issueDate.wheel('月').press('Home')
  await query.issueDate.wheel('日').press('Home')
  await query.issueDate.expectChosen('2016 年', '1 月', '1 日')
  await query.issueDate.wheel('年').press('End')
  await query.issueDate.wheel('月').press('End')
  await query.issueDate.wheel('日').press('End')
  await query.issueDate.expectChosen('2036 年', '12 月', '31 日')
})

test('a branch that issues paper alone says where to get it', async ({ page }) => {
  const { policyNo, identifyNumber } = await factsToTry(page, byPolicy, 'switched off')
  const query = await InvoiceQuery.open(page, '/invoice-query')
  await query.ask({ policyNo, identifyNumber })
  await expect(page.getByRole('alertdialog')).toContainText('到承保网点领取纸质发票')
})

test('that there is none and that nobody could look are different screens', async ({ page }) => {
  const call = `**/${byPolicy}`
  await page.route(call, (route) => route.fulfill(success({ invoiceInfoList: [], total: 0 })))
  await page.goto('/#/invoice-queryResult?by=policy')
  await expect(page.getByRole('heading', { name: '没有电子发票' })).toBeVisible()
  await page.unroute(call)

  await page.route(call, (route) => route.fulfill(refusal('E1010003', '数据获取失败')))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时查不了发票' })).toBeVisible()
  await page.unroute(call)
  const found = { invoiceInfoList: [invoiceOf()], total: 312_640 }
  await page.route(call, (route) => route.fulfill(success(found)))
  await page.getByRole('button', { name: '再试一次' }).click()
  await new InvoiceList(page).isShown()
})
