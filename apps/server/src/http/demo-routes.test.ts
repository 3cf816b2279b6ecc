import { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'

let service: TestParts
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts()
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

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

test('a session is told the answers of its own captchas, and of nobody else’s', async () => {
  await visitor.get(initCaptcha, {})
  const image = await visitor.readImageCode()
  expect((await read('/dev/captcha.json')).json()).toEqual({
    image,
    slide: { x: expect.any(Number) },
  })
  expect((await read('/dev/captcha.json', newVisitor(service))).json()).toEqual({})
})

test('without the outbox of a demo nothing stands under /dev', async () => {
  const app = await buildApp({ ...service.parts, outbox: undefined })
  for (const name of ['demo.json', 'outbox.json', 'outbox', 'captcha.json', '']) {
    expect((await app.inject(`/dev/${name}`)).statusCode).toBe(404)
  }
  await app.close()
})
