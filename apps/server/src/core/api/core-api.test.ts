import { beforeEach, expect, test } from 'vitest'
import { coreApiOf, keyOf } from '../../../test/core-api.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { listCoreKeys, revokeCoreKey } from './core-key.ts'
import type { CoreRoute } from './core-route.ts'
import { whoAmI } from './who-am-i.ts'

const service = serviceOfTests({ demo: false })
const coreApi = coreApiOf(service, () => [whoAmI, readOnly, failing])

const readOnly: CoreRoute = {
  method: 'GET',
  url: '/core/of-events',
  scope: 'events:read',
  handle: async () => ({ events: [] }),
}
const failing: CoreRoute = {
  method: 'GET',
  url: '/core/failing',
  scope: undefined,
  async handle() {
    throw new Error('110101199001011234 is in no state')
  },
}

let address = 0
beforeEach(() => {
  address += 1
})

/** Each test has a network of its own, for wrong keys are counted by it. */
function get(url: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  return coreApi.app.inject({ url, headers, remoteAddress: `10.7.0.${address}` })
}

async function trail(): Promise<string[]> {
  const rows = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('event', 'in', ['core-called', 'core-refused'])
    .orderBy('at')
    .execute()
  return rows.map(({ event, outcome }) => `${event} ${outcome}`)
}

test('whoever has a key learns what it is for', async () => {
  const secret = await keyOf(service, 'policies-batch', ['policies:write', 'events:read'])
  const { statusCode, json } = await get('/core', `Bearer ${secret}`)
  expect(statusCode).toBe(200)
  expect(json()).toEqual({ key: 'policies-batch', scopes: ['policies:write', 'events:read'] })
  expect(await trail()).toContain('core-called GET /core')
})

test.each([
  ['no key', undefined, 'key-missing'],
  ['a key that there never was', `Bearer eck_${'a'.repeat(43)}`, 'key-wrong'],
  ['what is no key at all', 'Bearer x', 'key-wrong'],
])('%s opens nothing', async (_, authorization, code) => {
  for (const url of ['/core', '/core/of-events', '/core/nothing-there', '/']) {
    const { statusCode, headers, json } = await get(url, authorization)
    expect(statusCode).toBe(401)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(json()).toMatchObject({ status: 401, code, requestId: expect.any(String) })
  }
})

test('a key that was revoked is as good as none, at once', async () => {
  const secret = await keyOf(service, 'leaver', ['events:read'])
  expect((await get('/core', `Bearer ${secret}`)).statusCode).toBe(200)
  await revokeCoreKey(service.db, { name: 'leaver', now: service.clock.now() })
  expect((await get('/core', `Bearer ${secret}`)).json()).toMatchObject({ code: 'key-wrong' })
  expect(await keyOf(service, 'leaver', ['events:read'])).not.toBe(secret)
})

test('a key does what it is for, and nothing else', async () => {
  const other = await keyOf(service, 'writer', ['policies:write'])
  const refused = await get('/core/of-events', `Bearer ${other}`)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({
    code: 'scope-missing',
    detail: 'this key is not for events:read',
  })
  expect(await trail()).toContain('core-refused GET /core/of-events: scope-missing')
  expect((await get('/core/of-events', `Bearer ${coreApi.secret}`)).json()).toEqual({ events: [] })
})

test('who tries key after key is sent away; whoever has one in the same network goes on', async () => {
  const wrong = () => get('/core', `Bearer eck_${'b'.repeat(43)}`)
  for (let tries = 0; tries < 60; tries++) await wrong()
  expect((await get('/core', `Bearer ${coreApi.secret}`)).statusCode).toBe(200)
  const { statusCode, headers, json } = await wrong()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(json()).toMatchObject({ code: 'too-many-calls' })
})

test('what the public asks for is not there', async () => {
  const { statusCode, json } = await get('/readyz', `Bearer ${coreApi.secret}`)
  expect(statusCode).toBe(404)
  expect(json()).toMatchObject({ code: 'not-found' })
  expect((await service.app.inject('/core')).headers['content-type']).not.toMatch(/problem/)
})

test('a fault of ours is told without what it holds', async () => {
  const { statusCode, body } = await get('/core/failing', `Bearer ${coreApi.secret}`)
  expect(statusCode).toBe(503)
  expect(body).toContain('"code":"unavailable"')
  expect(body + service.logged.join('')).not.toContain('110101199001011234')
})

test('no key lies in the database, and it is noted when one was last used', async () => {
  const secret = await keyOf(service, 'noted', ['events:read'])
  const usedAt = async () =>
    (await listCoreKeys(service.db)).find(({ name }) => name === 'noted')?.usedAt
  expect(await usedAt()).toBeUndefined()
  await get('/core', `Bearer ${secret}`)
  expect(await usedAt()).toEqual(service.clock.now())
  const rows = await service.db.selectFrom('core_key').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret.slice(4))
})
