import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { buildApp } from '../../app.ts'
import { openSite } from './site.ts'

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let service: TestService
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  service = await openTestService({ demo: false })
  folder = await mkdtemp(join(tmpdir(), 'ecenter-site-'))
  await mkdir(join(folder, 'assets'))
  await Promise.all(
    ['index.html', 'kit.html', 'assets/main.js'].map((file) => writeFile(join(folder, file), file)),
  )
  app = await buildApp(service, { site: openSite(folder, service.settings) })
})
afterAll(async () => {
  await app.close()
  await service.close()
  await rm(folder, { recursive: true })
})

test.each(specifiedRoutes)('$path without its # leads to the screen', async ({ path }) => {
  const { statusCode, headers } = await app.inject(path)
  expect([statusCode, headers.location]).toEqual([302, `/#${path}`])
})

test('what stands behind a screen’s address goes along', async () => {
  const { headers } = await app.inject('/policy-query?cityCode=31000000&from=fccx')
  expect(headers.location).toBe('/?cityCode=31000000&from=fccx#/policy-query')
})

test.each([
  '/nothing',
  '/policy-query/',
  '//policy-query.example/policy-query',
  '/assets/none.js',
  '/assets/..%2f..%2fkit.html',
  '/assets/%2e%2e/kit.html',
  '/assets/main.js%00',
  '/t/%00',
  '/%00',
])('at %s a person reads that there is no such page, and where to go', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: page })
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(body).toContain('<h1>没有这个页面</h1>')
  expect(body).toContain('<a href="/#/policy-query">')
})

test.each([
  ['GET', '/nothing'],
  ['GET', '/ecenter/wp/policy/nothing'],
  ['POST', '/ecenter/wp/policy/nothing'],
  ['POST', '/policy-query'],
  ['PUT', '/policy-query'],
  ['POST', '/ecenter/wp/policy/queryCarPolicy%00'],
  ['GET', '/ecenter/%00'],
] as const)('a program that sends %s %s reads the same as JSON', async (method, url) => {
  const { statusCode, body } = await app.inject({ method, url })
  expect(statusCode).toBe(404)
  expect(JSON.parse(body).body.common).toEqual({
    resultCode: 'E2010004',
    resultMsg: '网络出了点问题，请刷新重试。',
  })
})

test('none of it is taken for a failure of ours', () => {
  expect(service.logged.filter((line) => line.includes('"msg":"failure"'))).toEqual([])
})
