import { expect, type Page } from '@playwright/test'
import { EmailSheet } from '../pages/email-sheet.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { mailsTo } from '../support/demo.ts'
import { companyWithFleet } from '../support/people.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { loseAnswer, refusal, success } from '../support/wire.ts'

const checkCall = '**/ecenter/wp/electronic/checkButton'
const sendCall = '**/ecenter/wp/electronic/sendPolicyEmail'

test('a customer mails the policy with a code of its own, and a lost answer doubles nothing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await beginRouting(page)
  await PolicyDetail.openAs(page, companyWithFleet)
  const document = new PolicyDocument(page)
  await document.open('机动车商业保险')
  await document.inkOf(1)
  await document.mail.click()
  const mail = new EmailSheet(page)

  await mail.address.fill('fleet.example.com')
  await mail.send.click()
  await expect(mail.address).toHaveAccessibleDescription(/邮箱里缺少 @/)
  await mail.address.fill('fleet@example.com')
  await mail.send.click()
  await expect(page.getByRole('dialog', { name: '短信验证' })).toBeVisible()
  await mail.codeSheet.slideOnceUntilSent()

  await loseAnswer(page, sendCall)
  await mail.codeSheet.typeLastCodeOf(2)
  await page.getByRole('alertdialog').getByRole('button', { name: '知道了' }).click()
  await expect(mail.address).toHaveValue('fleet@example.com')
  await mail.send.click()
  await expect(mail.sheet.getByRole('status')).toContainText(
    '正在发到 f***@example.com，几分钟内就到。',
  )

  const mails = await mailsTo(page, 'fleet@example.com')
  expect(mails).toHaveLength(1)
  const [policy] = mails[0]?.attachments ?? []
  expect(policy?.name).toMatch(/[\u4e00-\u9fff].*\.pdf$/)
  const file = await (await page.request.get(policy?.url ?? '')).body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('why a policy cannot be mailed is said before anything is typed', async ({ page }) => {
  const reason = '这份保单只有纸质版，需要补打请联系承保网点。'
  await page.route(checkCall, (route) => route.fulfill(success({ isAvailable: false, reason })))
  const mail = await openMail(page)

  await expect(mail.sheet).toContainText(reason)
  await expect(mail.address).toHaveCount(0)
})

test('a mail too many is told in the sheet, and the address stays', async ({ page }) => {
  const message = '同一份保单一天最多发送 3 次邮件，今天已发满。'
  await page.route(checkCall, (route) => route.fulfill(success({ isAvailable: true })))
  await page.route(sendCall, (route) => route.fulfill(refusal('E0060003', message)))
  const mail = await openMail(page)
  await mail.address.fill('name@example.com')
  await mail.send.dblclick()

  await expect(mail.sheet.getByRole('alert')).toContainText(message)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(mail.address).toHaveValue('name@example.com')
})

async function openMail(page: Page): Promise<EmailSheet> {
  const document = await PolicyDocument.openFile(page, smallPdf(1))
  await document.inkOf(1)
  await document.mail.click()
  return new EmailSheet(page)
}
