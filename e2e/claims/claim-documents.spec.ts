import { expect } from '@playwright/test'
import { ClaimDocuments } from '../pages/claim-documents.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { factsToTry } from '../support/demo.ts'
import { letProofExpire } from '../support/expired-proof.ts'
import { largePhoto } from '../support/large-photo.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { loseAnswer, refusal } from '../support/wire.ts'

const sendDocument = '**/sendDocument'

test('a photo and a PDF are told as received once they are stored; what cannot be used says why', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await beginRouting(page)
  const query = await ClaimQuery.open(page, '/claims-query?by=report')
  const { registNo, insuredName } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
  await query.ask({ registNo, insuredName })
  await query.found.click()
  const claim = await ClaimDocuments.openFrom(page)
  const document = await claim.firstNeeded()
  const photo = await page.screenshot({ type: 'jpeg' })
  const pdf = { name: '发票.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) }

  await test.step('of all that is missing the first stands open, and the next at a touch', async () => {
    const second = await claim.secondNeeded()
    await expect(claim.chooserOf(document)).toBeAttached()
    await expect(claim.chooserOf(second)).toHaveCount(0)
    await second.getByRole('button', { name: /^上传/ }).click()
    await expect(claim.chooserOf(second)).toBeFocused()
    await expect(claim.chooserOf(document)).toBeAttached()
  })

  await test.step('both are stored, and the claim says so, also after a reload', async () => {
    await claim.choose(document, { name: '照片.jpg', mimeType: 'image/jpeg', buffer: photo }, pdf)
    await expect(document.getByText('已上传')).toHaveCount(2)
    await expect(document).toContainText('收到 2 份')
    await expect(document).toContainText('已收到')
    await page.reload()
    await expect(document).toContainText('收到 2 份')
  })

  await test.step('a text is no document: it stays with its reason until it is taken away', async () => {
    await document.getByRole('button', { name: /^补充/ }).click()
    const text = { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('你好') }
    await claim.choose(document, text)
    await expect(document.getByRole('alert')).toContainText('只能上传照片（JPG、PNG）或 PDF 文件')
    await document.getByRole('button', { name: '删除第 1 张，说明.txt' }).click()
    await expect(document.getByRole('alert')).toBeEmpty()
  })

  await test.step('whose answer is lost is tried again, and is one file', async () => {
    await loseAnswer(page, sendDocument)
    await claim.choose(document, { ...pdf, buffer: smallPdf(2) })
    await document.getByRole('button', { name: /点按重试/ }).click()
    await expect(document.getByText('已上传')).toHaveCount(1)
    await expect(document).toContainText('收到 3 份')
  })

  await test.step('what the network kept from arriving goes by itself once it is back, and is one file', async () => {
    await context.setOffline(true)
    await expect(page.getByText('没完成的请再点一次')).toBeVisible()
    await claim.choose(document, { ...pdf, buffer: smallPdf(7) })
    await expect(document.getByText('点按重试')).toHaveCount(1)
    await context.setOffline(false)
    await expect(document.getByText('已上传')).toHaveCount(2)
    await expect(document).toContainText('收到 4 份')
  })

  await test.step('a photo larger than the service opens is sent smaller', async () => {
    const file = { name: '大照片.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) }
    await claim.choose(document, file)
    await expect(document.getByText('已上传')).toHaveCount(3)
    await expect(document).toContainText('收到 5 份')
  })

  await test.step('with an expired proof one is tried, and after a new code all of them go', async () => {
    let tries = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/sendDocument')) tries += 1
    })
    await letProofExpire(page, sendDocument)
    await claim.choose(document, ...[3, 4, 5].map((n) => ({ ...pdf, buffer: smallPdf(n) })))
    const sheet = page.getByRole('dialog', { name: '短信验证' })
    await expect(sheet).toContainText('验证已过期')
    await expect(document.getByText('点按重试')).toHaveCount(3)
    expect(tries).toBe(1)
    await claim.codeSheet.slide.passByFinger()
    await page.unroute(sendDocument)
    await claim.codeSheet.code.fill('123456')
    await expect(sheet).toBeHidden()
    await expect(document.getByText('已上传')).toHaveCount(6)
    await expect(document).toContainText('收到 8 份')
    expect(tries).toBe(4)
  })

  await test.step('who does not want a new code now tries again later', async () => {
    const expired = refusal('E3010001', '验证已过期，请重新验证。')
    await page.route(sendDocument, (route) => route.fulfill(expired), { times: 1 })
    await claim.choose(document, { ...pdf, buffer: smallPdf(6) })
    await expect(page.getByRole('dialog', { name: '短信验证' })).toContainText('验证已过期')
    await page.keyboard.press('Escape')
    await document.getByRole('button', { name: /点按重试/ }).click()
    await expect(document).toContainText('收到 9 份，已收满')
    await expect(document.getByText('已上传')).toHaveCount(7)
    await expect(document.getByRole('button', { name: '添加照片或 PDF' })).toHaveCount(0)
  })
})

test('an amount is explained line by line, with its account and the day it is promised for', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'payment overdue'))
  await query.found.first().click()
  await ClaimDocuments.openFrom(page)
  const settlement = page.getByRole('region', { name: '赔款怎么算的' })
  await expect(settlement.getByRole('definition')).toHaveText([
    '760.00',
    '760.00',
    '严**',
    '示例银行（尾号 7570）',
  ])
  await expect(settlement).toContainText(/承诺 \d+ 年 \d+ 月 \d+ 日（周.）前付到上面的账户/)
})

test('reminders are off until the customer wants them, and off again at a touch', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'damage found later'))
  await query.found.first().click()
  await ClaimDocuments.openFrom(page)
  const reminders = page.getByRole('switch', { name: /短信告诉我进展/ })
  await expect(reminders).not.toBeChecked()

  await test.step('what could not be stored is not shown as stored', async () => {
    const down = refusal('E1010001', '数据暂时存不了。')
    await page.route('**/changeSubscription', (route) => route.fulfill(down), { times: 1 })
    await reminders.click()
    await page.getByRole('alertdialog').getByRole('button').first().waitFor()
    await expect(reminders).not.toBeChecked()
    await page.keyboard.press('Escape')
  })

  await reminders.click()
  await expect(reminders).toBeChecked()
  await page.reload()
  await expect(reminders).toBeChecked()
  await reminders.click()
  await expect(reminders).not.toBeChecked()
})
