import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { urlOf } from '@ecenter/contract/call.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { sampleBody } from '../../../test/subjects/sample-fields.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { allRoutes } from '../../routes/all-routes.ts'

const service = serviceOfTests()
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

const anyEncoding = { 'accept-encoding': 'gzip, deflate, br' }

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('the areas of the country travel compressed: %s', async (encoding, accepted, unpack) => {
  const plain = (await visitor.ask(getCityCode, {})).wire
  const { rawPayload, headers: told } = await visitor.inject({
    method: 'POST',
    url: urlOf(getCityCode),
    headers: { 'accept-encoding': accepted },
    payload: wrap(getCityCode, {}, visitor.caller, randomUUID()),
  })
  expect(told).toMatchObject({
    'content-encoding': encoding,
    'content-type': plain.headers['content-type'],
    vary: 'accept-encoding',
  })
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(JSON.parse(unpack(rawPayload).toString()).body).toEqual(plain.json().body)
})

test('only what is open and about nobody may be public', () => {
  const publicCalls = allRoutes(service).filter(({ call }) => call.isPublic)
  expect(publicCalls.length).toBeGreaterThan(0)
  for (const { call } of publicCalls) {
    expect(call, call.path).toMatchObject({ level: 'open', kind: 'query', answer: 'json' })
  }
})

test('no other answer is compressed, whatever the browser takes', async () => {
  const others = allRoutes(service).filter(({ call }) => !call.isPublic)
  for (const { call } of others) {
    const { wire } = await visitor.ask(call, sampleBody(call), { headers: anyEncoding })
    expect(wire.headers, call.path).not.toHaveProperty('content-encoding')
  }
})
