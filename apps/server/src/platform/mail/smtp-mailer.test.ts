import { afterEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../../../test/fakes/mail-server.ts'
import type { Mail } from './mail.ts'
import { MailRefused } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const file = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256)
const mail: Mail = {
  id: '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11',
  to: 'zhang.san@example.com',
  subject: '【示例财险】您的电子保单 PDAA **** **** 1370',
  text: '您好：\n\n文件见附件。\n',
  html: '<p>您好：</p><p>文件见附件。</p>',
  attachments: [
    { name: '机动车商业保险电子保单.pdf', bytes: file, contentType: 'application/pdf' },
    { name: '致客户信.pdf', bytes: file.subarray(0, 5), contentType: 'application/pdf' },
  ],
}

let server: MailServer
afterEach(() => server.stop())

function mailer(address = `smtp://127.0.0.1:${server.port}`) {
  return smtpMailer({ url: address, from: 'service@insurer.example', senderName: '示例财险' })
}

async function failureOf(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => undefined,
    (error) => error,
  )
}

test('a mail arrives as it was written, with its files whole and their names in Chinese', async () => {
  server = await openMailServer()
  await mailer().send(mail)
  const [arrived] = server.received
  expect(arrived).toMatchObject({
    recipients: [mail.to],
    from: { name: '示例财险', address: 'service@insurer.example' },
    to: [{ address: mail.to }],
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@insurer.example>`,
  })
  expect(arrived?.html?.trim()).toBe(mail.html)
  expect(arrived?.files.map(({ bytes, ...rest }) => [rest, bytes.length])).toEqual([
    [{ name: '机动车商业保险电子保单.pdf', contentType: 'application/pdf' }, 100_000],
    [{ name: '致客户信.pdf', contentType: 'application/pdf' }, 5],
  ])
  expect(arrived?.files[0]?.bytes.equals(file)).toBe(true)
})

test('who may log in sends; a wrong password is no verdict on the mail', async () => {
  server = await openMailServer({ password: 'p@ss' })
  await mailer(`smtp://ecenter:p%40ss@127.0.0.1:${server.port}`).send(mail)
  expect(server.received).toHaveLength(1)
  const failure = await failureOf(
    mailer(`smtp://ecenter:wrong@127.0.0.1:${server.port}`).send(mail),
  )
  expect(failure).toMatchObject({ code: 'EAUTH' })
  expect(failure).not.toBeInstanceOf(MailRefused)
})

test('a refusal for good is told apart from one for now, and quotes nobody', async () => {
  server = await openMailServer()
  server.refuseWith(550)
  const final = await failureOf(mailer().send(mail))
  expect(final).toBeInstanceOf(MailRefused)
  expect(final).toMatchObject({ code: 'refused 550' })
  expect(String(final)).not.toContain('zhang.san')
  server.refuseWith(451)
  expect(await failureOf(mailer().send(mail))).not.toBeInstanceOf(MailRefused)
})

test.each([
  'zhang.san@example.com, other@example.com',
  'zhang.san@example.com\r\nRCPT TO:<other@example.com>',
  'zhang.san@example.com>\r\nBcc: other@example.com',
  '"x" <other@example.com>',
])('a second mailbox in the address is not written to: %j', async (to) => {
  server = await openMailServer()
  await failureOf(mailer().send({ ...mail, to }))
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('other@example.com')
})

test('a server whose certificate nobody vouches for gets nothing', async () => {
  server = await openMailServer({ secure: true })
  const failure = await failureOf(mailer(`smtps://localhost:${server.port}`).send(mail))
  expect(failure).toMatchObject({ code: 'ESOCKET' })
  expect(server.received).toEqual([])
})

test('a server that is not on this machine gets nothing without TLS', async () => {
  server = await openMailServer()
  // An address that leads here, yet is none of those that always do.
  const failure = await failureOf(mailer(`smtp://0.0.0.0:${server.port}`).send(mail))
  expect(failure).toMatchObject({ code: 'ETLS' })
  expect(server.received).toEqual([])
})
