import { urlOf } from '@ecenter/contract/call.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../test/test-services.ts'
import { newVisitor, post, type Visitor } from '../../test/visitor.ts'

const minutes = 60
const hours = 3600

let service: TestService
let visitor: Visitor
beforeAll(async () => {
  service = await openTestService({ demo: false })
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

async function isAlive(cookie = visitor.cookie()): Promise<boolean> {
  return (await service.sessions.find(cookie)) !== undefined
}

function openSessionAt({ app }: TestService) {
  return app.inject(
    post(openSession, wrap(openSession, {}, { uuid: '', token: '', channelNo: '2' }, 'r')),
  )
}

test('of many who come at once each gets a session of their own', async () => {
  const crowd = Array.from({ length: 150 }, () => newVisitor(service))
  await Promise.all(crowd.map((each) => each.open()))
  const found = await Promise.all(crowd.map((each) => each.session()))
  expect(found.map(({ uuid }) => uuid)).toEqual(crowd.map(({ caller }) => caller.uuid))
  expect(new Set(found.map(({ id }) => id)).size).toBe(crowd.length)
})

test('scripts and other sites do not get the cookie', async () => {
  const { cookies } = await openSessionAt(service)
  expect(cookies).toEqual([
    {
      name: 'sid',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
})

test('on https the cookie is bound to this very host', async () => {
  const secure = await openTestService({ demo: false, env: { PUBLIC_ORIGIN: 'https://a.example' } })
  const { cookies } = await openSessionAt(secure)
  await secure.close()
  expect(cookies).toMatchObject([{ name: '__Host-sid', path: '/', secure: true, httpOnly: true }])
  expect(cookies[0]).not.toHaveProperty('domain')
})

test('the database does not know the cookie, only its hash', async () => {
  const { rows } = await sql<{ text: string }>`
    select session::text || coalesce(session_cookie::text, '') as text
    from session left join session_cookie on session_id = id
  `.execute(service.db)
  const cookie = visitor.cookie()
  for (const { text } of rows) {
    expect(text).not.toContain(cookie)
    expect(text).not.toContain(Buffer.from(cookie).toString('hex'))
    expect(text).not.toContain(Buffer.from(cookie, 'base64url').toString('hex'))
  }
})

test('a page that is opened again keeps its session', async () => {
  const { uuid, token } = visitor.caller
  await visitor.open()
  expect(visitor.caller).toMatchObject({ uuid, token })
})

test('a page that begins with a picture gets a session by it', async () => {
  const early = newVisitor(service)
  await early.inject({ method: 'GET', url: `${urlOf(createCode)}?randName=carPolicyQuery` })
  expect(await isAlive(early.cookie())).toBe(true)
})

test('a session nobody uses ends after half an hour', async () => {
  await service.passTime(29 * minutes)
  expect(await isAlive()).toBe(true)
  await service.passTime(29 * minutes)
  expect(await isAlive()).toBe(true)
  await service.passTime(31 * minutes)
  expect(await isAlive()).toBe(false)
})

test('a session in use ends after eight hours all the same', async () => {
  for (let used = 0; used < 8 * hours - minutes; used += 20 * minutes) {
    expect(await isAlive()).toBe(true)
    await service.passTime(20 * minutes)
  }
  expect(await isAlive()).toBe(false)
})

test('a new cookie leaves the old one a minute, so that a second tab lives on', async () => {
  const old = visitor.cookie()
  const fresh = await service.sessions.renewCookie(await visitor.session(), service.db)
  expect(await isAlive(fresh)).toBe(true)
  await service.passTime(59)
  expect(await isAlive(old)).toBe(true)
  await service.passTime(2)
  expect(await isAlive(old)).toBe(false)
  expect(await isAlive(fresh)).toBe(true)
})

test('a page opened before the session ended is told to reload', async () => {
  await service.passTime(9 * hours)
  const answer = await visitor.ask(openSession, {})
  expect(answer.code).toBe('1')
  expect(answer.wire.json().body.uuid).not.toBe(visitor.caller.uuid)
})
