import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { Verification } from '../pages/verification.ts'
import { violations } from '../screens/violations.ts'
import { companyWithLongName } from '../support/people.ts'
import { heldBy } from '../support/read.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { test } from '../support/visitor.ts'
import { dismiss } from '../support/way-back.ts'
import { linkMade } from '../support/wire.ts'

const weChat =
  'Mozilla/5.0 (Linux; Android 13; PDKM00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 XWEB/1160117 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.49 WeChat/arm64'
const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 13; PDKM00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36'

test.describe('in WeChat, which keeps no files', () => {
  test.use({ userAgent: weChat })

  test('a customer gets a link that opens once, and the file behind it is proven genuine', async ({
    page,
    browser,
  }) => {
    await PolicyDetail.openAs(page, companyWithLongName)
    const document = new PolicyDocument(page)
    await document.open('机动车商业保险')
    await document.inkOf(1)
    await document.save.click()
    const sheet = page.getByRole('dialog', { name: '用链接打开' })
    await expect(sheet).toContainText('微信里不能直接保存文件')
    await expect(sheet).toContainText('再点右上角 ··· ，选择在浏览器打开')
    const link = await heldBy(sheet.getByRole('textbox', { name: '一次性链接' }))
    await dismiss(page)
    const printedAddress = await document.printedVerifyAddress()

    await page.goto(link)
    await expect(page.getByText('请点右上角 ··· ，选择“在浏览器打开”')).toBeVisible()
    expect(await violations(page)).toEqual([])

    const elsewhere = await (await browser.newContext({ userAgent: phoneBrowser })).newPage()
    await elsewhere.goto(link)
    // As a messenger does that shows what is behind a link.
    await elsewhere.reload()
    const download = elsewhere.waitForEvent('download')
    await elsewhere.getByRole('button', { name: '下载 PDF 文件' }).click()
    const file = await readFile(await (await download).path())
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: '链接已失效' })).toBeVisible()

    await expectGenuine(elsewhere, file, printedAddress)
    await elsewhere.context().close()
  })

  test('without a clipboard the link stands selected, to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.route('**/downLodElectronicPolicy', (route) => route.fulfill(linkMade))
    const policy = await PolicyDocument.openFile(page, smallPdf(1))
    await policy.save.click()
    await page.getByRole('button', { name: '复制链接' }).click()

    const field = page.getByRole('textbox', { name: '一次性链接' })
    await expect(field).toHaveAccessibleDescription(/没有复制成功，请长按/)
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^http.*\/d\//)
  })
})

test('a link that could not be made is asked for again with one press', async ({ page }) => {
  await page.route('**/downLodElectronicPolicy', (route) => route.fulfill({ status: 503 }))
  const document = await PolicyDocument.openFile(page, smallPdf(1))
  await document.more.click()
  await page.getByRole('button', { name: '用链接打开' }).click()
  const sheet = page.getByRole('dialog', { name: '用链接打开' })
  await expect(sheet.getByRole('alert')).toContainText('服务暂时不可用')

  await page.unroute('**/downLodElectronicPolicy')
  await page.route('**/downLodElectronicPolicy', (route) => route.fulfill(linkMade))
  await sheet.getByRole('button', { name: '再试一次' }).click()
  await expect(sheet.getByRole('textbox', { name: '一次性链接' })).toHaveValue(/\/d\/AbCd/)
})

/** By the file, by the address that its QR leads to, and no longer once a byte is another. */
async function expectGenuine(page: Page, file: Buffer, printedAddress: string): Promise<void> {
  const verification = await Verification.open(page, new URL(printedAddress).origin)
  await verification.check(file)
  await verification.says('保单真实有效')
  await expect(page.getByRole('region', { name: '保单信息' })).toContainText('深**')
  await verification.again()
  await verification.check(changed(file))
  await expect(page.getByRole('alert')).toContainText('文件被改动过')
  await expect(page.getByRole('region', { name: '保单信息' })).toHaveCount(0)

  await page.goto(printedAddress)
  await verification.says('保单真实有效')
  await expect(page.getByText('请核对手里的文件和下面的信息是否一致')).toBeVisible()
}

/** One bit of what the signature covers. */
function changed(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt8(copy.readUInt8(1000) ^ 1, 1000)
  return copy
}
