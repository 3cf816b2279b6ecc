import {
  downloadPolicy,
  sendPolicyEmail,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { composeMail } from '../../src/compose-mail.ts'
import { cars } from '../../src/demo/cars.ts'
import { people } from '../../src/demo/people.ts'
import { createTypstDocuments } from '../../src/platform/documents/typst-documents.ts'
import { type OpenJobs, openJobs } from '../../src/platform/jobs/jobs.ts'
import { smtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import { verifySignature } from '../../src/platform/signing/verify-signature.ts'
import { type MailServer, openMailServer } from '../fakes/mail-server.ts'
import { idleWork } from '../idle-work.ts'
import { readPdf } from '../readers/read-pdf.ts'
import { openTestService, type TestService } from '../test-services.ts'
import { newVisitor } from '../visitor.ts'

const email = 'zhang.san@example.com'

let service: TestService
let app: FastifyInstance
let jobs: OpenJobs
let server: MailServer
beforeAll(async () => {
  service = await openTestService({ documents: createTypstDocuments({ threads: 1 }) })
  const { database, outbox } = service
  server = await openMailServer()
  jobs = await openJobs(database.url, service)
  const smtp = { url: `smtp://127.0.0.1:${server.port}`, from: 'service@insurer.example' }
  await jobs.work({
    sms: outbox.sms,
    mailer: smtpMailer({ ...smtp, senderName: service.settings.brand.name }),
    composeMail: (mail) => composeMail(service, mail),
    ...idleWork,
  })
  app = await buildApp({ ...service, jobs: { ...service.jobs, sendMail: jobs.sendMail } })
})
afterAll(async () => {
  await app.close()
  await jobs.stop()
  await server.stop()
  await service.close()
})

test('the signed policy that is downloaded arrives by mail, byte for byte, with a letter', async () => {
  const visitor = newVisitor({ ...service, app })
  await visitor.open()
  const row = (await visitor.lookUp({ car: cars.main, person: people.main })).find(
    ({ kind }) => kind === 'commercial',
  )
  const handle = row?.handle ?? ''
  await visitor.proveOnFile(handle, 'email-policy')
  const { maskedEmail } = await visitor.get(sendPolicyEmail, { handle, email })
  expect(maskedEmail).toBe('z***@example.com')

  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 50_000 })
  const [mail] = server.received
  expect(mail).toMatchObject({
    recipients: [email],
    subject: `【示例财险】您的电子保单 ${row?.maskedPolicyNo}`,
    text: expect.stringContaining('机动车商业保险电子保单.pdf'),
    html: expect.stringContaining('/#/verify'),
    files: [
      { name: '机动车商业保险电子保单.pdf' },
      { name: '机动车商业保险条款.pdf' },
      { name: '致客户信.pdf' },
    ],
  })

  const [policy = Buffer.alloc(0), clauses = Buffer.alloc(0), letter = Buffer.alloc(0)] =
    mail?.files.map(({ bytes }) => bytes) ?? []
  const downloaded = await visitor.ask(downloadPolicy, { handle })
  expect(policy.equals(downloaded.wire.rawPayload)).toBe(true)
  const { certificates } = service.signer
  expect(await verifySignature(policy, certificates)).toMatchObject({ kind: 'whole' })
  expect(await textOf(clauses)).toContain('第一章')
  expect(await textOf(letter)).toContain(people.main.name)
})

async function textOf(pdf: Uint8Array): Promise<string> {
  const { pages } = await readPdf(pdf)
  return pages.flatMap(({ lines }) => lines).join('')
}
