import { once } from 'node:events'
import { connect } from 'node:net'
import { urlOf } from '@ecenter/contract/call.ts'
import { sendChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { wapSendEmail } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { findCarPolicies, querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'
import { checkCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { answerOf, newVisitor, post, type Visitor } from '../../../test/visitor.ts'

const checkWrong = { code: 'E2010001', message: '网络出了点问题，请刷新重试。' }

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

test.each([
  ['cut off', '{"head":{"requestId":"1"'],
  ['empty', ''],
  ['without a head', '{}'],
  ['a head of another shape', '{"head":7,"body":{}}'],
  ['a list', '[]'],
  ['null', 'null'],
])('an enveloped body that is broken (%s) is told as a network fault', async (_, body) => {
  const answer = answerOf(await visitor.inject(post(querySupportProduct, body)))
  expect(answer).toMatchObject({ ...checkWrong, wire: { statusCode: 200 } })
})

test('a body that was changed on its way is found by its check string', async () => {
  const { head } = wrap(querySupportProduct, { cityCode: '11000000' }, visitor.caller, 'request-1')
  const changed = { head, body: { cityCode: '31000000' } }
  expect(answerOf(await visitor.inject(post(querySupportProduct, changed)))).toMatchObject(
    checkWrong,
  )
})

test('a request id that no database could keep is refused', async () => {
  const answer = await visitor.ask(querySupportProduct, {}, { requestId: 'a\0b' })
  expect(answer).toMatchObject(checkWrong)
})

test('a head with the token of another session is refused', async () => {
  const other = newVisitor(service)
  await other.open()
  const foreign = { ...visitor.caller, token: other.caller.token }
  for (const caller of [foreign, { ...foreign, token: '' }]) {
    const sent = wrap(querySupportProduct, {}, caller, 'request-1')
    expect(answerOf(await visitor.inject(post(querySupportProduct, sent)))).toMatchObject({
      code: 'E2010002',
      message: '页面已过期，请刷新重试。',
    })
  }
})

test.each([
  ['a number', 7],
  ['null', null],
  ['a list', []],
  ['a field of another type', { licenseNo: {}, identifyNumber: 1 }],
])('a plain body of a wrong type (%s) is refused in Chinese', async (_, body) => {
  const answer = await visitor.ask(findCarPolicies, body)
  expect(answer).toMatchObject({ code: '1000', message: expect.stringMatching(/\p{Script=Han}/u) })
})

test('a rule that refuses names its field', async () => {
  const answer = await visitor.ask(findCarPolicies, { licenseNo: '京A8K621', identifyNumber: '1' })
  expect(answer).toMatchObject({ code: '1000', field: 'identifyNumber' })
})

test('a body of 65 kB is too large', async () => {
  const { wire } = await visitor.ask(findCarPolicies, { licenseNo: 'x'.repeat(65 * 1024) })
  expect(wire.statusCode).toBe(413)
  expect(wire.body).toBe('')
})

const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
]

test.each(types)('a body of type %s is refused by every call that takes JSON', async (type) => {
  for (const call of [findCarPolicies, querySupportProduct, wapSendEmail]) {
    const wire = await visitor.inject(post(call, '--b--', { 'content-type': type }))
    expect(wire.statusCode).toBe(415)
  }
})

test('a form with a file is refused as JSON is at an upload', async () => {
  const { statusCode } = await visitor.inject(post(sendChatFile, {}))
  expect(statusCode).toBe(415)
})

test('nothing at all, sent to what changes something, is refused as an empty body', async () => {
  const wire = await visitor.inject({ method: 'POST', url: urlOf(checkCaptcha) })
  expect(answerOf(wire)).toMatchObject({ code: '1000' })
})

test('a text with U+0000 is refused at its field, in Chinese', async () => {
  expect(await visitor.ask(querySupportProduct, { channelNo: '2\0' })).toMatchObject({
    code: '1000',
    field: 'channelNo',
    message: '里面有看不见的特殊字符，请删去后重新填写',
  })
})

test('a request that names two hosts is refused', async () => {
  const origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(origin.port), origin.hostname)
  const heads = ['GET /healthz HTTP/1.1', `host: ${origin.host}`, 'Host: other.example']
  socket.write(`${heads.join('\r\n')}\r\n\r\n`)
  const [answered] = await once(socket.setEncoding('utf8'), 'data')
  socket.destroy()
  expect(answered).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['POST', '/ecenter/wp/policy/unknown'],
  ['POST', '/ecenter/wp/policy/queryCarPolicy/'],
  ['GET', '/ecenter/wp/policy/queryCarPolicy'],
  ['PUT', '/ecenter/wp/policy/queryCarPolicy'],
  ['GET', '/ecenter/../etc/passwd'],
] as const)('%s %s is no call', async (method, url) => {
  expect((await visitor.inject({ method, url })).statusCode).toBe(404)
})

test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
  'a body that reaches for the prototype is refused: %s',
  async (body) => {
    const answer = answerOf(await visitor.inject(post(findCarPolicies, body)))
    expect(answer).toMatchObject(checkWrong)
    expect('isAdmin' in {}).toBe(false)
  },
)
