import { expect } from '@playwright/test'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { Verification } from '../pages/verification.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { test } from '../support/visitor.ts'
import { refusal, success } from '../support/wire.ts'

const codeCall = '**/ecenter/self/electronic-policies/verifyCode'
const code = 'AAAAAAAAAAAAAAAAAAAAAA'

test('a file that we never issued is unknown, and the reader learns why that may be', async ({
  page,
}) => {
  const verification = await Verification.open(page)
  await verification.check(smallPdf(1))
  await verification.says('没有签发记录')
  await expect(page.getByRole('region', { name: '可能的原因' })).toBeVisible()
  await verification.again()
})

test('what is no PDF, or too large, is told at the button before anything is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const verification = await Verification.open(page)
  await verification.check(Buffer.from('\x89PNG'), '保单.pdf')
  await expect(verification.choose).toHaveAccessibleDescription(/这不是 PDF 文件/)
  await verification.check(Buffer.concat([smallPdf(1), Buffer.alloc(10 * 1024 * 1024)]))
  await expect(verification.choose).toHaveAccessibleDescription(/不能超过 10 MB，现在 10.1 MB/)
  expect(sent.filter((url) => url.includes('verifyFile'))).toEqual([])
})

test('a service out of reach is no verdict, and the same file is checked again', async ({
  page,
}) => {
  await page.route('**/verifyFile', (route) => route.abort(), { times: 1 })
  const verification = await Verification.open(page)
  await verification.check(smallPdf(1))

  await verification.says('暂时查不了')
  await expect(page.getByRole('alert')).toContainText('这不表示保单有问题')
  await page.getByRole('button', { name: '再试一次' }).click()
  await verification.says('没有签发记录')
})

test('a code that nobody printed is unknown, one cut off says so, and a file helps on', async ({
  page,
}) => {
  await page.goto(`/#/verify?code=${code}`)
  const verification = new Verification(page)
  await verification.says('没有签发记录')
  await page.goto('/#/verify?code=AAAA')
  await verification.says('验真码不完整')
  await page.getByRole('link', { name: '改用文件查验' }).click()
  await expect(verification.choose).toBeVisible()
})

const facts = {
  productName: '机动车商业保险',
  maskedPolicyNo: 'PDAA **** **** 1370',
  maskedInsuredName: '王**',
  startDate: '2026-07-24',
  endDate: '2027-07-23',
  signedAt: '2026-07-10T06:05:00.000Z',
  signedBy: '示例财险',
  paper: 'policy',
  isNewest: true,
}

for (const [status, title, warning] of [
  ['not-started', '真实，尚未生效', '保障从 2026-07-24 00:00 开始'],
  ['expired', '真实，但已到期', '保障已在 2027-07-23 结束'],
  ['cancelled', '真实，但已退保', '现在没有保障'],
] as const) {
  test(`a genuine policy that is ${status} is not taken for cover`, async ({ page }) => {
    const verified = { verdict: 'genuine', facts: { ...facts, status, isNewest: false } }
    await page.route(codeCall, (route) => route.fulfill(success(verified)))
    await page.goto(`/#/verify?code=${code}`)

    await new Verification(page).says(title)
    await expect(page.getByText(warning)).toBeVisible()
    await expect(page.getByText('这份文件不是最新版本')).toBeVisible()
  })
}

test('after very many checks from one network a slide captcha comes in between', async ({
  page,
}) => {
  await page.route(codeCall, (route) => route.fulfill(refusal('1006', '请先完成验证')), {
    times: 1,
  })
  await page.goto(`/#/verify?code=${code}`)
  await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible()
  await new SlideSheet(page).passByFinger()
  await new Verification(page).says('没有签发记录')
})
