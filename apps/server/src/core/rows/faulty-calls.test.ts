import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/core-api.ts'
import { ndjsonOf } from '../../../test/imports.ts'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

let port: number
beforeAll(async () => {
  port = Number(new URL(await core.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => core.app.server.closeAllConnections())

async function storedPolicies(): Promise<number> {
  const { length } = await service.db.selectFrom('policy').select('id').execute()
  return length
}

const gzip = { 'content-encoding': 'gzip' }

test('an unknown kind is told with those that there are', async () => {
  expect(await core.send('vouchers', '')).toMatchObject({
    status: 404,
    answers: [{ code: 'unknown-kind', detail: expect.stringContaining('policies') }],
  })
})

test('a key for other rows is refused, and one for all but contacts changes no contact', async () => {
  const secret = await keyOf(service, 'claims-only', ['claims:write'])
  const headers = { authorization: `Bearer ${secret}` }
  for (const kind of ['policies', 'customers'])
    expect(await core.send(kind, '{}\n', headers)).toMatchObject({ status: 403 })
  expect((await core.send('claims', '{}\n', headers)).status).toBe(200)
})

test.each([
  ['of another type', { 'content-type': 'application/json' }, 415, 'not-ndjson'],
  ['packed otherwise', { 'content-encoding': 'br' }, 415, 'not-gzip'],
  ['that only says it is packed', gzip, 400, 'not-gzip'],
])('a body %s is refused before anything is stored', async (_, headers, status, code) => {
  const before = await storedPolicies()
  const body = ndjsonOf([upsert(policyRow())])
  expect(await core.send('policies', body, headers)).toMatchObject({ status, answers: [{ code }] })
  expect(await storedPolicies()).toBe(before)
})

test('a call without rows has no answers', async () => {
  expect(await core.send('policies', '\n\n')).toEqual({ status: 200, answers: [] })
})

test.each([
  ['one line', ' '],
  ['empty lines', '\n'],
])('a bomb of gzip is left as soon as it is too large: %s', async (_, filling) => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 ** 2, filling))
  expect(bomb.length).toBeLessThan(1024 ** 2)
  const { status, answers } = await core.send('policies', bomb, gzip)
  expect({ status, answers }).toMatchObject({ status: 413, answers: [{ code: 'too-large' }] })
})

test('behind rows that are stored it says that the others were too many', async () => {
  const row = upsert(policyRow())
  const body = ndjsonOf([row]) + 'x\n'.repeat(10_001)
  const { status, answers } = await core.send('policies', body)
  expect(status).toBe(200)
  expect(answers[0]).toMatchObject({ line: 1, result: 'accepted' })
  expect(answers.at(-1)).toMatchObject({ result: 'ended', code: 'too-large' })
  expect(answers).toHaveLength(10_001)
})

test('ten thousand faulty rows are all answered, and none is stored', async () => {
  const before = await storedPolicies()
  const body = ndjsonOf(Array.from({ length: 10_000 }, () => upsert({ policyNo: 'x' })))
  const { answers } = await core.send('policies', gzipSync(body), gzip)
  expect(answers.map(({ line }) => line)).toEqual(Array.from({ length: 10_000 }, (_, at) => at + 1))
  expect(answers.every(({ result }) => result === 'rejected')).toBe(true)
  expect(await storedPolicies()).toBe(before)
})

test('a line that is too long, no text or no object is a faulty line among good ones', async () => {
  const good = () => Buffer.from(ndjsonOf([upsert(policyRow())]))
  const body = Buffer.concat([
    good(),
    Buffer.from(`{"x":"${'a'.repeat(4_200_000)}"}\n`),
    Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a]),
    Buffer.from(`{"x":${'['.repeat(100)}${']'.repeat(100)}}\n[]\n{"a":\n`),
    good(),
    good().subarray(0, -1),
  ])
  const { answers } = await core.send('policies', body)
  expect(answers.map(({ result, reason }) => reason ?? result)).toEqual([
    'accepted',
    'is longer than 4 MB',
    'is not UTF-8',
    'is nested too deep',
    'is no JSON object',
    'is no JSON object',
    'accepted',
    'accepted',
  ])
})

test('where the line breaks, what was answered is stored and the half line is not', async () => {
  const before = await storedPolicies()
  const whole = ndjsonOf([upsert(policyRow()), upsert(policyRow())])
  const half = ndjsonOf([upsert(policyRow())]).slice(0, -20)
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /core/policies HTTP/1.1',
    'host: core',
    `authorization: Bearer ${core.secret}`,
    'content-type: application/x-ndjson',
    'content-length: 1000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${whole}${half}`)
  const heard = await new Promise<string>((resolve) => {
    let so = ''
    socket.on('data', (bytes) => {
      so += bytes
      if (so.includes('"line":2')) resolve(so)
    })
  })
  socket.destroy()
  await once(socket, 'close')
  expect(heard.match(/"result":"accepted"/g)).toHaveLength(2)
  expect(await storedPolicies()).toBe(before + 2)
  const again = await core.push(
    'policies',
    whole
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
  expect(again.map(({ result }) => result)).toEqual(['unchanged', 'unchanged'])
})

test('what is stored of a batch that then cannot go on is answered, and the others are said to be left', async () => {
  await service.database.pool.query(`
    create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$
  `)
  await service.database.pool.query(`
    create trigger full_disk before insert or update on imported_row
      for each row when (new.version = 666) execute function full_disk()
  `)
  const row = policyRow()
  const { status, answers } = await core.send(
    'policies',
    ndjsonOf([upsert(row), upsert({ policyNo: 'x' }), upsert({ ...row, premiumFen: 1 }, 666)]),
  )
  await service.database.pool.query('drop function full_disk cascade')
  expect(status).toBe(200)
  expect(answers).toMatchObject([
    { line: 1, result: 'accepted' },
    { line: 2, result: 'rejected' },
    { result: 'ended', code: 'unavailable' },
  ])
})
