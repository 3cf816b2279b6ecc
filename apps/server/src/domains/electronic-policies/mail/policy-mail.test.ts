import { expect, test } from 'vitest'
import { readSettings } from '../../../platform/config/settings.ts'
import { policyMail } from './compose-policy-mail.ts'

const settings = readSettings(
  {
    BRAND_NAME: '海棠<财险>',
    HOTLINE: '400-000-0000',
    ECENTER_MODE: 'demo',
    PUBLIC_ORIGIN: 'https://self.insurer.example',
  },
  '/',
)
const policy = { policyNo: 'PDAA202611010001001370', productName: '机动车商业保险' }
const file = {
  name: '机动车商业保险电子保单.pdf',
  bytes: Buffer.from('%PDF-'),
  contentType: 'application/pdf' as const,
}
const mail = policyMail(settings, policy, [file])

test('the subject names the insurer and the masked policy', () => {
  expect(mail.subject).toBe('【海棠<财险>】您的电子保单 PDAA **** **** 1370')
})

test('the reader learns what is attached, how to check it and whom to call', () => {
  expect(mail.text).toBe(`您好：

您在海棠<财险>申请把电子保单发送到这个邮箱，文件见附件。

保单：机动车商业保险
保单号：PDAA **** **** 1370

附件：
机动车商业保险电子保单.pdf

怎样核对真伪：扫描电子保单上的二维码，或打开下面的页面选择附件中的电子保单，就能知道它是否由我们签发、有没有被改动。
https://self.insurer.example/#/verify

如果您没有申请过，请不要转发附件，并拨打 400-000-0000 告诉我们。

这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 400-000-0000。

海棠<财险>
`)
})

test('the HTML says the same, escaped, and loads nothing from anywhere', () => {
  const said = mail.html
    .replaceAll(/<(?:a href="[^"]*"|\/?[a-z]+[^>]*|!doctype html)>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  expect(said.replaceAll(/\s/g, '')).toBe(mail.text.replaceAll(/\s/g, ''))
  expect(mail.html).toContain('href="https://self.insurer.example/#/verify"')
  expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|style)|url\(|src=/)
})

test('no body shows the whole policy number', () => {
  expect(mail.subject + mail.text + mail.html).not.toContain(policy.policyNo)
})
