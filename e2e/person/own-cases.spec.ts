import { expect } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { violations } from '../screens/violations.ts'
import { untilFileKept } from '../support/kept.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { loseAnswer } from '../support/wire.ts'
import { provePerson } from './prove.ts'

/** Nobody else proves this phone. */
const person = { mobile: '18700004035', idNumber: '510199199512282354' }
const words = '电话里说当天回复，一直没有人回。'

test('who has proven who they are follows their complaint from their own page, and types no number', async ({
  page,
}) => {
  await beginRouting(page)
  await page.goto('/#/home')
  await provePerson(page, person)
  const form = await AppealForm.open(page)
  await form.complain()
  await expect(form.name).toHaveValue('刘思嘉')
  await expect(form.phone).toHaveValue('187****4035')
  await page.getByRole('radio', { name: '女士' }).check()
  await form.content.fill(words)
  await form.submit.click()
  const caseNo = await form.caseNumber()
  const files = page.getByRole('region', { name: '照片和文件' })

  await test.step('a file whose line breaks goes on after a reload, and a lost answer sends none twice', async () => {
    await page.route('**/sendCaseFilePiece', (route) => route.abort())
    const buffer = smallPdf(1)
    await files
      .locator('input[type=file]')
      .setInputFiles([{ name: '通话记录.pdf', mimeType: 'application/pdf', buffer }])
    await expect(files.getByText('点按重试')).toBeVisible()
    await untilFileKept(page, 'documents-waiting')
    await page.unroute('**/sendCaseFilePiece')
    await loseAnswer(page, '**/sendCaseFile')
    await page.reload()
    await files.getByText('点按重试').click()
    await expect(files).toContainText('收到 1 个')
    await page.reload()
    await expect(files).toContainText('收到 1 个')
  })

  await test.step('their own page shows it with its state and its day, and opens it', async () => {
    await page.goto('/#/me')
    const row = page.getByRole('region', { name: '投诉和异议' }).getByRole('link')
    await expect(row).toContainText(caseNo)
    await expect(row).toContainText(/月 \d+ 日前答复/)
    await expect(row).toContainText('已受理')
    expect(await violations(page)).toEqual([])
    await row.click()
    await expect(page.getByRole('main')).toContainText(words)
    await expect(files).toContainText('收到 1 个')
    expect(page.url()).not.toContain(caseNo)
  })

  await test.step('where cases are followed, theirs stand above the form for others', async () => {
    await page.getByRole('button', { name: '查另一件' }).click()
    const row = page.getByRole('region', { name: '您的投诉和异议' }).getByRole('link')
    await expect(row).toContainText(caseNo)
    expect(await violations(page)).toEqual([])
    await row.click()
    await expect(page.getByRole('main')).toContainText(words)
  })
})
