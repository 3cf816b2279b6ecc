import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { buildApp } from '../../app.ts'
import { openSite } from '../pages/site.ts'

let service: TestService
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  service = await openTestService({ demo: false, env: { FRAME_ANCESTORS: "'self'" } })
  folder = await mkdtemp(join(tmpdir(), 'ecenter-desk-'))
  await mkdir(join(folder, 'assets'))
  const page = '<!doctype html><html><head><title>%BRAND_NAME%</title></head><body></body></html>'
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'start()')
  const desk = openSite(folder, service.settings)
  app = await buildApp(service, { desk })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
  await service.close()
})

test('the desk is a page of the brand, asked for afresh each time', async () => {
  for (const address of ['/desk/', '/desk/index.html']) {
    const { body, headers, statusCode } = await app.inject(address)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>示例财险</title>')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  }
  const { headers } = await app.inject('/desk')
  expect(headers.location).toBe('/desk/')
})

test('nothing runs in it but its own files, and nobody frames it, also where partners frame the site', async () => {
  const { headers } = await app.inject('/desk/')
  const policy = `${headers['content-security-policy']}`.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(policy.join()).not.toMatch(/unsafe|\*|https?:/)
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

test('its files are kept for good under their hashed names', async () => {
  const { body, headers } = await app.inject('/desk/assets/main-1a2b.js')
  expect(body).toBe('start()')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/desk/assets/none.js')).statusCode).toBe(404)
  expect((await app.inject('/desk/assets/..%2findex.html')).statusCode).toBe(404)
})
