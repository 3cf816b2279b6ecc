import { myPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { signOn } from '@ecenter/contract/session/single-sign-on.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newSession, newVisitor, type Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'

const service = serviceOfTests()
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

async function read(url: string, by = visitor) {
  return by.inject({ method: 'GET', url })
}

test('whoever tries the demo is told whom to be', async () => {
  const { policies } = (await read('/dev/demo.json')).json()
  expect(policies[0]).toEqual({
    call: 'policy/policy/wapCarProperty',
    request: { licenseNo: cars.main.licenseNo, identifyNumber: people.main.idNumber },
    shows: expect.any(String),
  })
})

test('messages land in the outbox, newest first, as data and as a page', async () => {
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  await visitor.proveOnFile(row?.handle ?? '')
  const [message] = (await read('/dev/outbox.json')).json()
  expect(message).toEqual({
    channel: 'sms',
    to: people.main.mobile,
    text: expect.stringContaining(message.code),
    code: expect.stringMatching(/^\d{6}$/),
    at: service.clock.now().toISOString(),
  })
  const page = await read('/dev/outbox')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain(message.text)
})

test('the files of a mail stand beside it, and nothing else does', async () => {
  const bytes = Buffer.from('%PDF-')
  await service.outbox.mailer.send({
    id: 'any',
    to: 'zhang.san@example.com',
    subject: '您的电子保单',
    text: '第一行\n第二行',
    html: '<p>第一行</p>',
    attachments: [{ name: '保单<1>.pdf', bytes, contentType: 'application/pdf' }],
  })
  const [message] = (await read('/dev/outbox.json')).json()
  expect(message).toEqual({
    channel: 'mail',
    to: 'zhang.san@example.com',
    subject: '您的电子保单',
    text: '第一行\n第二行',
    attachments: [
      { name: '保单<1>.pdf', bytes: 5, url: expect.stringMatching(/^\/dev\/outbox\//) },
    ],
    at: service.clock.now().toISOString(),
  })
  const [{ url }] = message.attachments
  const page = (await read('/dev/outbox')).body
  expect(page).toContain('第一行<br>第二行')
  expect(page).toContain(`<a href="${url}">保单&lt;1&gt;.pdf</a>`)
  expect((await read(url)).rawPayload.equals(bytes)).toBe(true)
  for (const unknown of ['0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11', 'x']) {
    expect((await read(`/dev/outbox/attachments/${unknown}`)).statusCode).toBe(404)
  }
})

test('a session is told the answers of its own captchas, and of nobody else’s', async () => {
  await visitor.get(initCaptcha, {})
  const image = await visitor.readImageCode()
  expect((await read('/dev/captcha.json')).json()).toEqual({
    image,
    slide: { x: expect.any(Number), track: expect.any(Array) },
  })
  expect((await read('/dev/captcha.json', newVisitor(service))).json()).toEqual({})
})

test('the app of the demo opens the site for its customer, who is logged in then', async () => {
  const { handOvers } = (await read('/dev/demo.json')).json()
  const opened = await read(handOvers[0].open)
  const address = new URL(`${opened.headers.location}`, 'http://127.0.0.1')
  expect(address.search).toBe('?channelNo=1')
  const ticket = address.hash.replace('#/home?ticket=', '')
  const customer = await newSession(service)
  expect(await customer.get(signOn, { ticket })).toEqual({ loginStatus: '1' })
  const { policyInfoList } = await customer.get(myPolicies, {})
  expect(policyInfoList.map(({ maskedInsuredName }) => maskedInsuredName)).toContain('王**')
})

test('without the outbox of a demo nothing stands under /dev', async () => {
  const app = await buildApp({ ...service, outbox: undefined })
  for (const name of [
    'demo.json',
    'staff.json',
    'outbox.json',
    'outbox',
    'outbox/attachments/x',
    'captcha.json',
    'single-sign-on',
    'core',
    '',
  ]) {
    expect((await app.inject(`/dev/${name}`)).statusCode).toBe(404)
  }
  await app.close()
})
