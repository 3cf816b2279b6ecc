import { expect, type Page } from '@playwright/test'
import type { CodeSheet } from '../pages/code-sheet.ts'
import { EmailSheet } from '../pages/email-sheet.ts'
import { InvoiceList } from '../pages/invoice-list.ts'
import { InvoiceQuery } from '../pages/invoice-query.ts'
import { inkIn } from '../pages/policy-document.ts'
import { factsToTry, mailsTo, smsCodesSentTo } from '../support/demo.ts'
import { drawFrames } from '../support/frames.ts'
import { waitPatiently } from '../support/patient.ts'
import { invoicesOf } from '../support/sample-invoices.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { answerNever, gate, linkMade, linkTo, refusal, success } from '../support/wire.ts'
import { zipEntries } from '../support/zip-entries.ts'

const listCall = '**/queryInvoiceByPolicyNo'
const fileCall = '**/downloadInvoice'

test('a company proves its phone once, reads an invoice, and keeps all of them as one ZIP', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const list = await find(page, 'a company with more than twenty invoices')
  await list
    .preview(/发票号码/)
    .first()
    .click()
  await prove(list.codeSheet, '138****3001')
  await inkIn(page.getByRole('img', { name: /^电子发票，第 1 页/ }))
  await goBack(page)

  await list.saveAll.click()
  const zip = await list.savedBy(() => list.start.click())
  await expect(list.saved).toBeVisible()
  expect(zip.name).toMatch(/^电子发票\d+张\.zip$/)
  const files = zipEntries(zip.bytes)
  expect(files.size).toBeGreaterThan(20)
  for (const [name, bytes] of files) {
    expect(name).toMatch(/[\u4e00-\u9fff].*\.pdf$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('a customer sends all invoices to the bookkeeper in one mail, as XML', async ({ page }) => {
  test.setTimeout(300_000)
  const list = await find(page, 'a company with a taxpayer number')
  const available = await page.getByRole('button', { name: /^下载.* \d/ }).count()
  await list.mailAll.click()
  const mail = new EmailSheet(page)
  await page.getByRole('radio', { name: /XML/ }).check()
  await mail.address.fill('books@example.com')
  await mail.send.click()
  await prove(mail.codeSheet, '138****1201')
  await expect(mail.sheet.getByRole('status')).toContainText('正在发到 b***@example.com')

  const [sent] = await mailsTo(page, 'books@example.com')
  expect(sent?.attachments).toHaveLength(available)
  for (const { name } of sent?.attachments ?? []) expect(name).toMatch(/\.xml$/)
})

test('a file that does not come is named, and only that one is fetched again', async ({ page }) => {
  const list = await openList(page, 3)
  const asked: unknown[] = []
  await page.route(fileCall, (route) => {
    const { handle } = route.request().postDataJSON().body
    asked.push(handle)
    const isSecond = handle === 'AbCdEfGhIjKlMnOpQrSt02'
    return isSecond && asked.length === 2
      ? route.fulfill(refusal('E1010003', '发票平台暂时没有回应'))
      : route.fulfill(pdfNamed(`${handle}.pdf`))
  })
  await list.saveAll.click()
  await list.start.click()

  await expect(list.saving.getByRole('listitem')).toHaveText([/4820 1902.*发票平台暂时没有回应/])
  const zip = await list.savedBy(() =>
    list.saving.getByRole('button', { name: '再试一次' }).click(),
  )
  expect([...zipEntries(zip.bytes).values()]).toEqual([smallPdf(1), smallPdf(1), smallPdf(1)])
  expect(asked).toHaveLength(4)
})

test('what has come can be kept without the rest', async ({ page }) => {
  const list = await openList(page, 2)
  await page.route(fileCall, (route) => route.fulfill({ status: 503 }))
  await page.route(fileCall, (route) => route.fulfill(pdfNamed('one.pdf')), { times: 1 })
  await list.saveAll.click()
  await list.start.click()
  const file = await list.savedBy(() =>
    list.saving.getByRole('button', { name: '先保存已下载的 1 张' }).click(),
  )
  expect(file).toEqual({ name: 'one.pdf', bytes: smallPdf(1) })
})

test('fetching says how far it is, and can be stopped and begun again', async ({ page }) => {
  const list = await openList(page, 3)
  await answerNever(page, fileCall)
  await page.route(fileCall, (route) => route.fulfill(pdfNamed('one.pdf')), { times: 1 })
  await list.saveAll.click()
  await list.start.click()
  await expect(list.saving.getByRole('status')).toHaveText('正在下载第 2 张，共 3 张')
  await expect(list.saving.getByRole('img')).toHaveAccessibleName('已下载 1 张，共 3 张')
  await list.stop.click()

  await page.unroute(fileCall)
  await page.route(fileCall, (route) => route.fulfill(pdfNamed('more.pdf')))
  const zip = await list.savedBy(() => list.start.click())
  expect([...zipEntries(zip.bytes).keys()]).toEqual(['one.pdf', 'more.pdf', 'more (2).pdf'])
})

test('one invoice is kept as it was delivered, in the format that was chosen', async ({ page }) => {
  const list = await openList(page, 2)
  const body = '<EInvoice>样张</EInvoice>'
  await page.route(fileCall, (route) => {
    expect(route.request().postDataJSON().body.fileFormat).toBe('xml')
    return route.fulfill({ ...named('48201902.xml'), contentType: 'application/xml', body })
  })
  await list.save('4820 1902').click()
  await list.saving.getByRole('radio', { name: /XML/ }).check()
  const file = await list.savedBy(() => list.start.click())
  expect(file.name).toBe('48201902.xml')
  expect(file.bytes.toString()).toBe(body)
})

test.describe('in a web view that keeps no files', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0' })

  test('one invoice has a one-use link, and several go by mail', async ({ page }) => {
    const list = await openList(page, 2)
    await page.route('**/queryInvoiceAndDownload', (route) => route.fulfill(linkMade))
    await list.save('4820 1901').click()
    await expect(page.getByRole('textbox', { name: '一次性链接' })).toHaveValue(/\/d\//)
    await page.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await list.saveAll.click()
    await expect(new EmailSheet(page).sheet).toContainText('这里不能直接保存多张发票')
  })

  test('the link is to the format that was chosen last, whichever is made last', async ({
    page,
  }) => {
    await beginRouting(page)
    await waitPatiently(page)
    const { isOpen, open } = gate()
    await page.route('**/queryInvoiceAndDownload', async (route) => {
      const { fileFormat } = route.request().postDataJSON().body
      if (fileFormat === 'pdf') await isOpen
      await route.fulfill(fileFormat === 'pdf' ? linkMade : linkTo('XmlXmlXmlXmlXmlXmlXmlX'))
    })
    const list = await openList(page, 2)
    const asked = page.waitForRequest('**/queryInvoiceAndDownload')
    await list.save('4820 1902').click()
    await asked
    await page.getByRole('radio', { name: /XML/ }).check()
    const link = page.getByRole('textbox', { name: '一次性链接' })
    await expect(link).toHaveValue(/\/d\/Xml/)
    const late = page.waitForResponse('**/queryInvoiceAndDownload')
    open()
    await (await late).finished()
    await drawFrames(page)
    await expect(link).toHaveValue(/\/d\/Xml/)
  })
})

/** The phone may have got codes in other tests, so the one that comes now is the next. */
async function prove(codeSheet: CodeSheet, maskedMobile: string): Promise<void> {
  const earlier = await smsCodesSentTo(codeSheet.page, maskedMobile)
  await codeSheet.slideOnceUntilSent()
  await codeSheet.typeLastCodeOf(earlier.length + 1)
}

async function find(page: Page, shows: string): Promise<InvoiceList> {
  const { policyNo, identifyNumber } = await factsToTry(page, 'queryInvoiceByPolicyNo', shows)
  const query = await InvoiceQuery.open(page, '/invoice-query')
  await query.ask({ policyNo, identifyNumber })
  const list = new InvoiceList(page)
  await list.isShown()
  return list
}

/** A list that the service did not make: nobody has to prove anything to keep its files. */
async function openList(page: Page, count: number): Promise<InvoiceList> {
  const found = { invoiceInfoList: invoicesOf(count), total: 312_640 * count }
  await page.route(listCall, (route) => route.fulfill(success(found)))
  await page.goto('/#/invoice-queryResult?by=policy')
  const list = new InvoiceList(page)
  await list.isShown()
  return list
}

function named(fileName: string) {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${fileName}` }
  return { headers }
}

function pdfNamed(fileName: string) {
  return { ...named(fileName), contentType: 'application/pdf', body: smallPdf(1) }
}
