import { checkButton } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import {
  downloadPolicy,
  sendPolicyEmail,
  wapSendEmail,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type CarFacts, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const day = 24 * 3600
const main = { car: cars.main, person: people.main }
const paper = { car: cars.paper, person: people.paper }
const email = 'zhang.san@example.com'
const missing = { code: 'E3010001', message: '验证已过期，请重新验证。' }

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(day)
  visitor = newVisitor(service)
  await visitor.open()
})

async function find(facts: CarFacts = main): Promise<string> {
  const row = (await visitor.lookUp(facts)).find(({ kind }) => kind === 'commercial')
  return row?.handle ?? ''
}

/** A policy that was found, and a fresh code for its mail typed. */
async function proven(facts: CarFacts = main): Promise<string> {
  const handle = await find(facts)
  await visitor.proveOnFile(handle, 'email-policy')
  return handle
}

async function mails() {
  return (await service.outbox.messages()).filter(({ channel }) => channel === 'mail')
}

test.each([sendPolicyEmail, wapSendEmail])(
  '$path sends the very document that is downloaded, with its clauses and a letter',
  async (call) => {
    const handle = await proven()
    expect(await visitor.get(call, { handle, email })).toEqual({ maskedEmail: 'z***@example.com' })

    const [mail] = (await visitor.inject({ method: 'GET', url: '/dev/outbox.json' })).json()
    expect(mail).toMatchObject({ channel: 'mail', to: email })
    expect(mail.attachments.map(({ name }: { name: string }) => name)).toEqual([
      '机动车商业保险电子保单.pdf',
      '机动车商业保险条款.pdf',
      '致客户信.pdf',
    ])
    const [{ url, bytes }] = mail.attachments
    const file = await visitor.inject({ method: 'GET', url })
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(encodeURIComponent('机动车商业保险')),
    })
    expect(file.rawPayload).toHaveLength(bytes)
    const downloaded = await visitor.ask(downloadPolicy, { handle })
    expect(file.rawPayload.equals(downloaded.wire.rawPayload)).toBe(true)
    expect((await visitor.inject({ method: 'GET', url: '/dev/outbox' })).body).toContain(url)
  },
)

test('without a fresh code for it nothing is sent', async () => {
  const handle = await find()
  expect(await visitor.ask(sendPolicyEmail, { handle, email })).toMatchObject(missing)

  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle, purpose: 'email-policy' })
  const wrong = (await visitor.readSms()) === '000000' ? '111111' : '000000'
  const typed = { smsCode: wrong, purpose: 'email-policy', handle }
  expect(await visitor.ask(checkSMSCode, typed)).toMatchObject({ code: '1002' })
  expect(await visitor.ask(sendPolicyEmail, { handle, email })).toMatchObject(missing)

  for (const otherPurpose of ['open-policy', 'correct-plate'] as const) {
    await service.passTime(61)
    await visitor.proveOnFile(handle, otherPurpose)
  }
  expect(await visitor.ask(wapSendEmail, { handle, email })).toMatchObject(missing)
})

test('a fresh code sends one mail, however often and fast it is submitted', async () => {
  const before = (await mails()).length
  const handle = await proven()
  const others = ['1', '2', '3', '4'].map((name) => ({ handle, email: `${name}@example.com` }))
  const answers = await Promise.all(others.map((body) => visitor.ask(sendPolicyEmail, body)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['1', ...Array(3).fill('E3010001')])
  expect(await visitor.ask(wapSendEmail, { handle, email })).toMatchObject(missing)
  expect(await mails()).toHaveLength(before + 1)
})

test('a submission that is repeated is answered again, and sent once', async () => {
  const before = (await mails()).length
  const handle = await proven()
  const sent = await Promise.all(
    [1, 2, 3].map(() => visitor.ask(sendPolicyEmail, { handle, email }, { requestId: 'same' })),
  )
  expect(sent.map(({ code }) => code)).toEqual(['1', '1', '1'])
  expect(await mails()).toHaveLength(before + 1)
})

test.each([
  'zhang.san@example.com\r\nBcc: other@example.com',
  'zhang.san@example.com\nRCPT TO:<other@example.com>',
  'zhang.san@example.com,other@example.com',
  'zhang.san@example.com;other@example.com',
  '"other" <other@example.com>',
])('one mailbox and nothing else is accepted: not %j', async (typed) => {
  const before = (await mails()).length
  const handle = await proven()
  const refused = await visitor.ask(sendPolicyEmail, { handle, email: typed })
  expect(refused).toMatchObject({ code: '1000', field: 'email' })
  expect(await mails()).toHaveLength(before)
  expect((await visitor.ask(sendPolicyEmail, { handle, email })).code).toBe('1')
})

test('a policy is mailed three times a day, by whomever', async () => {
  for (let time = 0; time < 3; time++) {
    visitor = newVisitor(service)
    await visitor.open()
    expect((await visitor.ask(sendPolicyEmail, { handle: await proven(), email })).code).toBe('1')
    await service.passTime(61)
  }
  const before = (await mails()).length
  expect(await visitor.ask(sendPolicyEmail, { handle: await proven(), email })).toMatchObject({
    code: 'E0060003',
    message: '同一份保单一天最多发送 3 次邮件，今天已发满。请明天再试，或直接下载电子保单。',
  })
  expect(await mails()).toHaveLength(before)
  const other = { car: cars.twoCarsPetrol, person: people.twoCars }
  expect((await visitor.ask(sendPolicyEmail, { handle: await proven(other), email })).code).toBe(
    '1',
  )
  await service.passTime(day)
  visitor = newVisitor(service)
  await visitor.open()
  expect((await visitor.ask(sendPolicyEmail, { handle: await proven(), email })).code).toBe('1')
})

test('a policy without a document is not mailed, and the button says why before a code is sent', async () => {
  const handle = await find(paper)
  const reason = '这份保单只有纸质版，需要补打请联系承保网点。'
  expect(await visitor.get(checkButton, { handle })).toEqual({ isAvailable: false, reason })
  await visitor.proveOnFile(handle, 'email-policy')
  const refused = await visitor.ask(sendPolicyEmail, { handle, email })
  expect(refused).toMatchObject({ code: 'E3020001', message: reason })
  expect(await visitor.get(checkButton, { handle: await find() })).toEqual({ isAvailable: true })
})

test('a mail leaves its trace, by which a mailbox can be recognised and not read', async () => {
  const { db, keys } = service
  await visitor.get(sendPolicyEmail, { handle: await proven(), email })
  const trace = await db
    .selectFrom('audit_entry')
    .select(['session_id', 'outcome'])
    .where('event', '=', 'policy-mailed')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  expect(trace).toEqual({
    session_id: (await visitor.session()).id,
    outcome: keys.searchHash('mailbox', email).toString('hex'),
  })
})
