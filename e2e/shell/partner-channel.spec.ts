import { expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { EmailSheet } from '../pages/email-sheet.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { mailsTo } from '../support/demo.ts'
import { customerWithTwoPolicies } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { success } from '../support/wire.ts'

/** Screens that lead home on the open web: by the head, by a button of their own, or where nothing was found. */
const leadingHome = [
  '/404',
  '/complaint-success',
  '/claims-queryResult',
  '/order-pay-detail?handle=gone',
  '/verify',
  '/agreement',
  '/me/nowhere',
]

/** Whatever leads home, whichever way it is made. */
const waysHome = (page: Page) =>
  page
    .getByRole('link', { name: /首页/ })
    .or(page.getByRole('button', { name: /首页/ }))
    .or(page.locator('a[href="#/home"], a[href="/#/home"]'))

for (const path of leadingHome) {
  test(`${path} offers vmeng no way home, as it does on the open web`, async ({ page }) => {
    await page.goto(`/#${path}`)
    await expect(waysHome(page).first()).toBeVisible()
    await page.goto('about:blank')
    await page.goto(`/?from=vmeng#${path}`)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(waysHome(page)).toHaveCount(0)
  })
}

test('the arrow of the first screen leads vmeng nowhere either', async ({ page }) => {
  await page.goto('/?from=vmeng#/verify')
  await page.getByRole('button', { name: '返回上一页' }).click()
  await expect(page).not.toHaveURL(/#\/home/)
})

for (const { address, phone, call } of [
  { address: '/?from=vmeng', phone: '13700009081', call: 'sendSmsWap' },
  { address: '/?channelNo=5&from=fccx', phone: '13700009082', call: 'sendSmsWap' },
  { address: '/?channelNo=2', phone: '13700009083', call: 'getSMSCode' },
]) {
  test(`a phone that is typed at ${address} gets its code by ${call}`, async ({ page }) => {
    await page.goto(`${address}#/promotion-apply?mine=asked`)
    await page.getByRole('textbox', { name: '手机号' }).fill(phone)
    const asked = page.waitForRequest(/\/(sendSmsWap|getSMSCode)$/)
    await page.getByRole('button', { name: '查看链接' }).click()
    await new SlideSheet(page).passByFinger()
    expect((await asked).url()).toMatch(new RegExp(`/${call}$`))
  })
}

test('a document is saved and mailed for vmeng by its own calls', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  )
  await page.goto('/?from=vmeng')
  await PolicyDetail.openAs(page, customerWithTwoPolicies)
  const document = new PolicyDocument(page)
  await document.open('机动车商业保险')
  await document.inkOf(1)
  const download = page.waitForEvent('download')
  await document.save.click()
  expect((await download).suggestedFilename()).toMatch(/机动车商业保险.*\.pdf$/)
  await document.mail.click()
  const mail = new EmailSheet(page)
  await mail.address.fill('vmeng@example.com')
  await mail.send.click()
  await mail.codeSheet.slideOnceUntilSent()
  await mail.codeSheet.typeLastCodeOf(2)
  await expect(mail.sheet.getByRole('status')).toContainText('正在发到 v***@example.com')
  expect(await mailsTo(page, 'vmeng@example.com')).toHaveLength(1)
  expect(asked).toEqual(expect.arrayContaining(['wapElecCheck', 'wapDownload', 'wapSendEmail']))
  for (const call of ['checkDownloadButton', 'checkButton', 'downloadPolicy', 'sendPolicyEmail']) {
    expect(asked).not.toContain(call)
  }
})

test('the chat says when people answer, as the service tells it', async ({ page }) => {
  await beginRouting(page)
  await page.route('**/queryZXTime', (route) =>
    route.fulfill(success({ hours: '每天 07:07–19:19', isOpen: true })),
  )
  await Chat.open(page)
  await expect(page.getByText('人工客服 每天 07:07–19:19')).toBeVisible()
  await expect(page.getByText(/^投保顾问 /)).toBeVisible()
})

test('where these hours cannot be told the chat goes on without them', async ({ page }) => {
  await beginRouting(page)
  await page.route('**/queryZXTime', (route) => route.fulfill({ status: 503 }))
  await Chat.open(page)
  await expect(page.getByText(/^投保顾问 /)).toBeVisible()
  await expect(page.getByText(/^人工客服 /)).toHaveCount(0)
})
