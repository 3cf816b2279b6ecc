import { randomUUID } from 'node:crypto'
import { urlOf } from '@ecenter/contract/call.ts'
import { readServiceHours, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { companySignInPath, readMe } from '@ecenter/contract/staff/desk/account.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import type { LimitRule } from '../../platform/limits/limit-rules.ts'
import { documentsPath } from '../../platform/links/documents-path.ts'
import { deskCookieName } from '../desk/desk-cookie.ts'

const asUsual = {
  CALLS_AT_ONCE_BY_SESSION: undefined,
  CALLS_AT_ONCE_BY_NETWORK: undefined,
  CALLS_PER_SECOND_BY_SESSION: undefined,
  CALLS_PER_SECOND_BY_NETWORK: undefined,
}

let service: TestService
beforeAll(async () => {
  service = await openTestService({ demo: false, env: asUsual })
})
afterAll(() => service.close())

async function opened(from: string, app: FastifyInstance = service.app) {
  const visitor = newVisitor({ ...service, app }, from)
  await visitor.open()
  return visitor
}

/** The service, whose slides of the crowd are drawn when a test says so. */
async function heldApp() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const crowd = new Set<string>()
  const { limits } = service
  const take: typeof limits.take = async (rule: LimitRule, key: string) => {
    if (crowd.has(key)) await held
    return limits.take(rule, key)
  }
  const app = await buildApp({ ...service, limits: { ...limits, take } })
  return { app, crowd, letGo }
}

test.each([
  ['their neighbour', '203.0.113.7'],
  ['somebody elsewhere', '198.51.100.9'],
])('450 calls of one session take nothing from %s', async (_, from) => {
  const { app, crowd, letGo } = await heldApp()
  const one = await opened('203.0.113.7', app)
  const other = await opened(from, app)
  crowd.add((await one.session()).id)
  const calls = Array.from({ length: 450 }, () => one.ask(initCaptcha, {}))
  const refused = new Promise<void>((resolve) => {
    let count = 0
    for (const each of calls) {
      each.then(({ wire }) => {
        count += wire.statusCode === 503 ? 1 : 0
        if (count === 426) resolve()
      })
    }
  })
  await refused
  const answers = await Promise.all(Array.from({ length: 8 }, () => other.ask(initCaptcha, {})))
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('1'))
  letGo()
  const ends = await Promise.all(calls)
  await app.close()
  expect(ends.filter(({ code }) => code === '1').length).toBeGreaterThanOrEqual(8)
  expect(ends.find(({ wire }) => wire.statusCode === 503)?.wire.headers['retry-after']).toBe('2')
})

test('the sessions of one network together take nothing from another', async () => {
  const { app, crowd, letGo } = await heldApp()
  const visitors = await Promise.all(Array.from({ length: 60 }, () => opened('203.0.113.8', app)))
  for (const each of visitors) crowd.add((await each.session()).id)
  const calls = visitors.flatMap((each) =>
    Array.from({ length: 7 }, () => each.ask(initCaptcha, {})),
  )
  const other = await opened('198.51.100.9', app)
  const answers = await Promise.all(Array.from({ length: 8 }, () => other.ask(initCaptcha, {})))
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('1'))
  letGo()
  await Promise.all(calls)
  await app.close()
})

test('of one session one submission at a time is in the database, and its neighbour’s goes ahead of the others', async () => {
  const { audit } = service
  let begun = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const inTransaction: typeof audit.inTransaction = async (work) => {
    begun += 1
    if (begun === 1) await held
    return audit.inTransaction(work)
  }
  const app = await buildApp({ ...service, audit: { ...audit, inTransaction } })
  const one = await opened('203.0.113.7', app)
  const other = await opened('203.0.113.7', app)
  const calls = Array.from({ length: 8 }, () => one.ask(userSign, {}))
  await expect.poll(() => begun).toBe(1)
  expect(await other.ask(userSign, {})).toMatchObject({ code: '1' })
  expect(begun).toBe(2)
  letGo()
  const answers = await Promise.all(calls)
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('1'))
  expect(begun).toBe(9)
  await app.close()
})

test('who asks for something cheap without end is told to come later, and others are not', async () => {
  const { settings } = service
  const shares = { ...settings.shares, callsPerSecond: { bySession: 5, byNetwork: 200 } }
  const slow = await buildApp({ ...service, settings: { ...settings, shares } })
  const one = await opened('203.0.113.7', slow)
  const other = await opened('203.0.113.7', slow)
  const asked: number[] = []
  for (let round = 0; round < 50 && !asked.includes(503); round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => one.ask(readServiceHours, {})),
    )
    asked.push(...answers.map(({ wire }) => wire.statusCode))
  }
  expect(asked.filter((status) => status === 200).length).toBeGreaterThanOrEqual(48)
  expect(asked).toContain(503)
  expect(await other.ask(readServiceHours, {})).toMatchObject({ code: '1' })
  await slow.close()
})

test.each([
  [
    'a call of the desk, whatever its cookie',
    { method: 'POST', url: deskUrlOf(readMe), payload: {} },
  ],
  ['a link to a document', { method: 'GET', url: `${documentsPath}nothing` }],
  ['the way to the company', { method: 'GET', url: companySignInPath }],
] as const)('%s counts for its network as any other call', async (_, request) => {
  const { settings } = service
  const shares = { ...settings.shares, callsPerSecond: { bySession: 50, byNetwork: 1 } }
  const slow = await buildApp({ ...service, settings: { ...settings, shares } })
  const statusOf = async (from: string, cookie: string) => {
    const cookies = { [deskCookieName(service)]: cookie }
    const headers = { host: 'localhost:80', origin: 'http://localhost:80' }
    const sent = { ...request, headers, cookies, remoteAddress: from }
    return (await slow.inject(sent)).statusCode
  }
  const asked: number[] = []
  for (let each = 0; each < 30; each += 1) {
    asked.push(await statusOf('203.0.113.7', `made up ${each}`))
  }
  const other = await statusOf('198.51.100.9', 'made up')
  await slow.close()
  expect(asked).toContain(503)
  expect(asked[0]).not.toBe(503)
  expect(other).toBe(asked[0])
})

test('a conversation that is followed is none of the calls under way', async () => {
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = await opened('127.0.0.1')
  const { signid } = await visitor.get(userSign, {})
  const leaving = new AbortController()
  const follow = () =>
    fetch(new URL(urlOf(followConversation), origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sid=${visitor.cookie()}` },
      body: JSON.stringify(wrap(followConversation, { signid }, visitor.caller, randomUUID())),
      signal: leaving.signal,
    })
  for (let each = 0; each < 12; each += 1) expect((await follow()).status).toBe(200)
  expect(await visitor.ask(readServiceHours, {})).toMatchObject({ code: '1' })
  leaving.abort()
})
