import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { buildApp } from '../app.ts'
import type { CoreView } from '../demo/core/ask-demo-core.ts'
import { runDemoCore } from '../run-demo-core.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecenter-watched-'))
const service = serviceOfTests({ demo: false, env: { DATA_FOLDER: folder } })

const answer: CoreView['answers'][number] = {
  eventId: '019a-1',
  type: 'order.paid.v1',
  subject: 'order/D1<b>',
  decision: 'open',
  isTold: false,
  isRefusable: true,
  canMoveOn: true,
  rows: [
    { kind: 'policies', key: 'PDAA1', version: 7, tries: 1, result: 'rejected', reason: 'why' },
  ],
}
const view: CoreView = {
  after: 4,
  isHolding: true,
  isShuffling: false,
  events: [
    {
      id: '019a-1',
      position: 4,
      type: 'order.paid.v1',
      subject: 'order/D1<b>',
      time: '2026-11-20T04:00:00.000Z',
      outcome: 'applied',
    },
  ],
  answers: [answer],
}

/** Who plays the demo's core, as far as it is watched. */
let core: Server
let asked: string[] = []
beforeAll(async () => {
  core = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    const isKnown = request.method === 'GET' || request.url?.startsWith('/release/')
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(view))
  })
  await new Promise<void>((resolve) => core.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  core.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  asked = []
  await mkdir(join(folder, 'demo-core'), { recursive: true })
  const { port } = core.address() as AddressInfo
  await writeFile(
    join(folder, 'demo-core/watch.json'),
    JSON.stringify({ port, password: 'secret' }),
  )
})

test('the page shows what the core was told and what it tells, as text', async () => {
  const page = await service.app.inject('/dev/core')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('order/D1&lt;b&gt;')
  expect(page.body).toContain('policies PDAA1，版本 7，送 1 次，rejected：why')
  expect(page.body).toContain('已读到第 4 号')
  for (const deed of [
    'hold-off',
    'shuffle-on',
    'release/019a-1',
    'refuse/019a-1',
    'move-on/019a-1',
  ]) {
    expect(page.body).toContain(`action="/dev/core/${deed}"`)
  }
  expect(page.body).not.toContain('action="/dev/core/repeat')
  expect(asked).toEqual(['GET / Bearer secret'])
})

test('a button has the core do it, and leads back to the page', async () => {
  const done = await service.app.inject({ method: 'POST', url: '/dev/core/release/019a-1' })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/dev/core'])
  expect(asked).toEqual(['POST /release/019a-1 Bearer secret'])
  const unknown = await service.app.inject({ method: 'POST', url: '/dev/core/anything' })
  expect(unknown.statusCode).toBe(404)
})

test('a page of others has it do nothing', async () => {
  const foreign = await service.app.inject({
    method: 'POST',
    url: '/dev/core/hold-on',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.statusCode).toBe(403)
  expect(asked).toEqual([])
})

test('where no core runs the page says so', async () => {
  rmSync(join(folder, 'demo-core'), { recursive: true })
  expect((await service.app.inject('/dev/core')).body).toContain('现在没有运行')
})

test('production has neither the page nor the core', async () => {
  const app = await buildApp({ ...service, outbox: undefined })
  expect((await app.inject('/dev/core')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/dev/core/hold-on' })).statusCode).toBe(404)
  await app.close()
  const settings = { ...service.settings, policiesIssuedBy: 'core', mode: 'production' } as const
  expect(runDemoCore({ ...service, settings }, 'http://127.0.0.1:1')).toBeUndefined()
})
