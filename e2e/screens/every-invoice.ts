import type { VerifiedInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { expect, type Page } from '@playwright/test'
import { EmailSheet } from '../pages/email-sheet.ts'
import { InvoiceList } from '../pages/invoice-list.ts'
import { InvoiceQuery } from '../pages/invoice-query.ts'
import { inkIn } from '../pages/policy-document.ts'
import { everyStatus, invoiceOf, invoicesOf } from '../support/sample-invoices.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { dismiss } from '../support/way-back.ts'
import { answerNever, linkMade, refusal, success } from '../support/wire.ts'

const listCall = '**/queryInvoiceByPolicyNo'
const fileCall = '**/downloadInvoice'
const resultPage = '/invoice-queryResult?by=policy'

/** A journey through finding, keeping and checking invoices. */
export async function* everyInvoice(page: Page): AsyncGenerator<string> {
  yield* forms(page)
  yield* lists(page)
  yield* saving(page)
  yield* sending(page)
  yield* checks(page)
}

async function* forms(page: Page) {
  const off = '这家分公司还没有开通电子发票。请投保人带上身份证件和保单，到承保网点领取纸质发票。'
  const addresses = [
    ['invoice-by-policy', '/invoice-query'],
    ['invoice-by-number', '/invoice-query?by=invoice'],
    ['invoice-other', '/invoice-query-property'],
    ['invoice-check', '/invoice-query?by=check'],
  ] as const
  for (const [name, address] of addresses) {
    const query = await InvoiceQuery.open(page, address)
    yield name
    await query.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    yield `${name}-errors`
  }
  const query = await InvoiceQuery.open(page, '/invoice-query?by=invoice')
  await query.field('invoiceNumber').fill('2611 2000 0000 4820 1937')
  await expect(query.issueDate.field).toBeVisible()
  yield 'invoice-fully-digital'
  await query.issueDate.open()
  yield 'invoice-date'
  await dismiss(page)
  await page.route('**/queryInvoiceSwitch', (route) =>
    route.fulfill(success({ isOn: false, reason: off })),
  )
  await InvoiceQuery.open(page, '/invoice-query')
  await page.reload()
  await expect(page.getByText(off)).toBeVisible()
  yield 'invoice-switched-off'
  await page.unrouteAll()
}

async function* lists(page: Page) {
  const list = new InvoiceList(page)
  await page.route(listCall, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/#${resultPage}`)
  await expect(page.getByRole('heading', { name: '暂时查不了发票' })).toBeVisible()
  yield 'invoices-out-of-reach'
  await page.unroute(listCall)
  await answer(page, [])
  await expect(page.getByRole('heading', { name: '没有电子发票' })).toBeVisible()
  yield 'invoices-none'
  await page.unroute(listCall)
  await answerNever(page, listCall)
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'invoices-loading'
  await answer(page, everyStatus)
  await list.isShown()
  yield 'invoices'
}

async function* saving(page: Page) {
  const list = new InvoiceList(page)
  const file = { contentType: 'application/pdf', body: smallPdf(1) }
  await answer(page, invoicesOf(3))
  await list.saveAll.click()
  await expect(list.start).toBeVisible()
  yield 'invoices-format'
  await answerNever(page, fileCall)
  await list.start.click()
  await expect(list.stop).toBeVisible()
  yield 'invoices-fetching'
  // Whoever looked at it for long has waited longer than a page does.
  await page.unroute(fileCall)
  await answer(page, invoicesOf(3))
  await list.saveAll.click()
  await page.route(fileCall, (route) =>
    route.fulfill(refusal('E1010003', '发票平台暂时没有回应。')),
  )
  await page.route(fileCall, (route) => route.fulfill(file), { times: 2 })
  await list.start.click()
  await expect(list.saving.getByText('1 张没有下载成功。')).toBeVisible()
  yield 'invoices-in-part'
  await page.unroute(fileCall)
  await page.route(fileCall, (route) => route.fulfill(file))
  await list.saving.getByRole('button', { name: '再试一次' }).click()
  await expect(list.saved).toBeVisible()
  yield 'invoices-saved'
  await dismiss(page)
  const standing = { status: 'issued', buyer: { name: '王明' }, canAsk: true }
  await page.route('**/readInvoiceStanding', (route) => route.fulfill(success(standing)))
  await list.preview('4820 1901').click()
  await inkIn(page.getByRole('img', { name: /^电子发票，第 1 页/ }))
  yield 'invoice-document'
  yield* changing(page)
  await page.unrouteAll()
}

/** The two ways to ask for another one. */
async function* changing(page: Page) {
  for (const [name, button, send] of [
    ['invoice-title', '换抬头', '申请换抬头'],
    ['invoice-reissue', '重开发票', '申请重开'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const sheet = page.getByRole('dialog', { name: button })
    await sheet.getByRole('button', { name: send }).click()
    await expect(sheet.getByRole('alert').first()).toBeVisible()
    yield name
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toBeHidden()
  }
}

async function* sending(page: Page) {
  const list = new InvoiceList(page)
  await answer(page, [invoiceOf()])
  await list.mailAll.click()
  const mail = new EmailSheet(page)
  await mail.send.click()
  await expect(mail.address).toHaveAttribute('aria-invalid', 'true')
  yield 'invoice-mail-error'
  await dismiss(page)
  await page.route('**/queryInvoiceAndDownload', (route) => route.fulfill(linkMade))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'MicroMessenger/8.0' }),
  )
  await page.reload()
  await list.save('4820 1937').click()
  await expect(page.getByRole('textbox', { name: '一次性链接' })).toBeVisible()
  yield 'invoice-link'
  await dismiss(page)
  await page.unrouteAll()
}

const verdicts = ['genuine', 'cancelled', 'reversed', 'red-letter', 'unknown'] as const

async function* checks(page: Page) {
  for (const verdict of verdicts) {
    await page.route('**/queryElectronicInvoice', (route) =>
      route.fulfill(success(verified(verdict))),
    )
    const query = await InvoiceQuery.open(page, '/invoice-query?by=check')
    await query.ask({
      invoiceNumber: '48201938',
      invoiceCode: '011002600311',
      checkCode: '123456',
      issueDate: '2026-03-18',
    })
    await expect(page.getByRole('button', { name: '再查一张' })).toBeVisible()
    yield `invoice-${verdict}`
    await page.unrouteAll()
    await page.goto('about:blank')
  }
}

function verified(verdict: VerifiedInvoice['verdict']): VerifiedInvoice {
  if (verdict === 'unknown') return { verdict }
  const isChanged = verdict === 'cancelled' || verdict === 'reversed'
  return {
    verdict,
    facts: {
      billcode: '011002600311',
      billnumber: '48201938',
      makedate: '2026-03-18',
      billamount: verdict === 'red-letter' ? -108_500 : 108_500,
      maskedBuyer: '王**',
      seller: '示例财产保险有限公司',
      productName: '机动车交通事故责任强制保险',
      ...(verdict === 'reversed' && { counterpartNumber: '26112000000048201990' }),
      ...(isChanged && { changedOn: '2026-06-02' }),
    },
  }
}

/** The result page, as if a form had found these. */
async function answer(page: Page, invoices: readonly object[]): Promise<void> {
  await page.unroute(listCall)
  await page.route(listCall, (route) =>
    route.fulfill(success({ invoiceInfoList: invoices, total: 421_140 })),
  )
  await page.goto('about:blank')
  await page.goto(`/#${resultPage}`)
}
