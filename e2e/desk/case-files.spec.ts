import { type Browser, expect, type Page } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { violations } from '../screens/violations.ts'
import { noisyPhoto } from '../support/noisy-photo.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

async function customerIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone)
  return context.newPage()
}

const chooser = (page: Page) =>
  page.getByRole('region', { name: '照片和文件' }).locator('input[type=file]')

const pdf = { name: '修理厂报价.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) }
const sheet = {
  name: '报价.docx',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('PK\u0003\u0004docx'),
}
const broken = {
  name: '坏图.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400, 7)]),
}

test('a customer adds a photo and a PDF to a complaint, and the desk looks at them beside the case', async ({
  page,
  browser,
}) => {
  const customer = await customerIn(browser)
  const form = await AppealForm.open(customer)
  await form.complain()
  await form.fill({ phoneNumber: '13900018041', content: '报价单被拒收，照片为证。' })
  await form.sendWithCode()
  const caseNo = await form.caseNumber()
  const card = customer.getByRole('region', { name: '照片和文件' })

  await test.step('what is no photo and no PDF is refused at its tile, and what is broken by the service', async () => {
    await chooser(customer).setInputFiles([sheet, broken])
    await expect(card.getByRole('alert')).toContainText('第 1 张没有上传：只能上传照片')
    await expect(card.getByRole('alert')).toContainText('第 2 张没有上传：')
    for (const name of [/删除第 2 张/, /删除第 1 张/]) {
      await card.getByRole('button', { name }).click()
    }
    await expect(card).toContainText('答复之前也能补')
  })

  await test.step('a photo arrives at once, and says so', async () => {
    await chooser(customer).setInputFiles([
      { name: '报价单.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(customer) },
    ])
    await expect(card).toContainText('收到 1 个')
    await customer.reload()
    await expect(card).toContainText('收到 1 个')
    expect(await violations(customer)).toEqual([])
  })

  await test.step('more is added where the case is followed', async () => {
    await customer.getByRole('link', { name: '查看进度' }).click()
    await customer.getByRole('button', { name: '查看进度' }).click()
    await expect(card).toContainText('收到 1 个')
    await chooser(customer).setInputFiles([pdf])
    await expect(card).toContainText('收到 2 个')
    expect(await violations(customer)).toEqual([])
  })

  await openDesk(page, 'claims1', '/cases')
  await page.getByRole('textbox', { name: '受理编号' }).fill(caseNo)
  await page.getByRole('button', { name: '查找' }).click()
  const kept = page.getByRole('list', { name: '备注和附件' })
  await expect(kept.getByRole('listitem')).toHaveCount(2)
  await expect(kept.getByText(/客户在网站补充/)).toHaveCount(2)
  await kept.getByRole('button', { name: /^照片/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('what comes while staff look makes them look again, and an answered case takes no more', async () => {
    await chooser(customer).setInputFiles([{ ...pdf, name: '发票.pdf' }])
    await expect(card).toContainText('收到 3 个')
    await page.getByRole('button', { name: '接手', exact: true }).click()
    await expect(page.getByText(/看过最新情况/).first()).toBeVisible()
    await expect(kept.getByRole('listitem')).toHaveCount(3)
  })
})
