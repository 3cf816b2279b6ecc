import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { buildApp } from '../../app.ts'
import { openSite } from './site.ts'

const built = { site: ['index.html', 'kit.html', 'report-worker.js'], desk: ['index.html'] }

let service: TestService
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  service = await openTestService({ demo: false })
  folder = await mkdtemp(join(tmpdir(), 'ecenter-site-'))
  for (const [name, files] of Object.entries(built)) {
    await mkdir(join(folder, name, 'assets'), { recursive: true })
    for (const file of files) await writeFile(join(folder, name, file), `of the ${name}`)
  }
  const open = (name: string) => openSite(join(folder, name), service.settings)
  app = await buildApp(service, { site: open('site'), desk: open('desk') })
})
afterAll(async () => {
  await app.close()
  await service.close()
  await rm(folder, { recursive: true })
})

test('the worker of the report is asked for afresh, and may ask this service alone', async () => {
  const { statusCode, headers, body } = await app.inject('/report-worker.js')
  expect([statusCode, body]).toEqual([200, 'of the site'])
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  // It answers for what lies beside it, and nobody widens that.
  expect(headers).not.toHaveProperty('service-worker-allowed')
  const policy = `${headers['content-security-policy']}`
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
})

test('the page may start its own workers, by two policies alone', async () => {
  const { headers } = await app.inject('/')
  const policy = `${headers['content-security-policy']}`
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toMatch(/trusted-types ecenter report(;|$)/)
})

test('the desk has none', async () => {
  expect((await app.inject(`${deskPath}report-worker.js`)).statusCode).toBe(404)
})
