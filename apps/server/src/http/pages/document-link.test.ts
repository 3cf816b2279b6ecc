import { createHash } from 'node:crypto'
import {
  downLodElectronicPolicy,
  downloadPolicy,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { found, personalData } from '../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { provenHandle, storedPolicy } from '../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import { cars } from '../../demo/cars.ts'
import { demoPolicies } from '../../demo/demo-policies.ts'
import { people } from '../../demo/people.ts'
import type { Policy } from '../../domains/policies/store/policy.ts'
import { openDatabase } from '../../platform/database/database.ts'

const origin = 'http://self.insurer.example'
const main = { car: cars.main, person: people.main }
const changed = { car: cars.changed, person: people.changed }

const service = serviceOfTests({ env: { PUBLIC_ORIGIN: origin } })
let owner: Visitor
let commercial: Policy
let compulsory: Policy
beforeAll(async () => {
  commercial = await storedPolicy(service, main)
  compulsory = await storedPolicy(service, main, 'compulsory')
})
beforeEach(async () => {
  owner = newVisitor(service)
  await owner.open()
})

/** The link's path, as whoever has the link asks for it: without any cookie. */
async function linkTo(policy: Policy, paper: 'policy' | 'mark' = 'policy'): Promise<string> {
  const handle = await provenHandle(service, owner, policy)
  const { url } = await owner.get(downLodElectronicPolicy, { handle, paper })
  return url.slice(origin.length)
}

function look(url: string, headers: Record<string, string> = {}) {
  return service.app.inject({ method: 'GET', url, headers })
}

function spend(url: string, headers: Record<string, string> = {}) {
  return service.app.inject({
    method: 'POST',
    url,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

test('its page says what it is, in no more than the product’s name, and spends nothing', async () => {
  const url = await linkTo(commercial)
  for (let preview = 0; preview < 3; preview += 1) {
    const { statusCode, body } = await look(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>下载电子保单</h1>')
    expect(body).toContain('机动车商业保险')
    expect(body).toContain('链接在 12:05 前有效，只能下载一次')
    expect(found(personalData(demoPolicies(service.clock.today())), body)).toEqual([])
  }
  expect((await spend(url)).statusCode).toBe(200)
})

test('inside WeChat, which saves no file, it shows the way to a browser before the button that spends it', async () => {
  const url = await linkTo(commercial)
  const inWeChat = await look(url, { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49' })
  const wayOut = inWeChat.body.indexOf('微信里不能保存文件：请点右上角 ··· ，选择“在浏览器打开”')
  const button = inWeChat.body.indexOf('>仍在微信里下载（会用掉这个链接）</button>')
  expect(wayOut).toBeGreaterThan(0)
  expect(button).toBeGreaterThan(wayOut)
  expect(inWeChat.body).toContain('链接在 12:05 前有效，只能下载一次')
  expect(inWeChat.body).not.toContain('下载 PDF 文件')

  const inBrowser = await look(url, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' })
  expect(inBrowser.body).toContain('下载 PDF 文件')
  expect(inBrowser.body).not.toContain('微信')
  expect((await spend(url)).statusCode).toBe(200)
})

test('its page runs nothing, loads nothing, and is kept nowhere', async () => {
  const { headers, body } = await look(await linkTo(commercial))
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(body).not.toMatch(/<script|<link|<img|src=|style=/)
})

test('its button hands out the very file of the archive, under its Chinese name', async () => {
  const handle = await provenHandle(service, owner, commercial)
  const file = (await owner.ask(downloadPolicy, { handle })).wire
  const spent = await spend(await linkTo(commercial))
  expect(spent.rawPayload.equals(file.rawPayload)).toBe(true)
  expect(spent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': file.headers['content-disposition'],
    'cache-control': 'no-store',
  })
  const mark = await spend(await linkTo(compulsory, 'mark'))
  expect(mark.headers['content-disposition']).toContain(encodeURIComponent('电子标志.pdf'))
})

test('of a hundred who press the button at once one gets the file', async () => {
  const url = await linkTo(commercial)
  const answers = await Promise.all(Array.from({ length: 100 }, () => spend(url)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(99)
})

test('spent, over, unknown and misspelt links are told alike, and what to do', async () => {
  const spent = await linkTo(commercial)
  await spend(spent)
  const over = await linkTo(commercial)
  await service.passTime(300)
  const urls = [spent, over, '/d/AAAAAAAAAAAAAAAAAAAAAA', '/d/x', `/d/${'x'.repeat(90)}`]
  const answers = await Promise.all(urls.flatMap((url) => [look(url), spend(url)]))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.flatMap(() => [410, 410]))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.body).toContain('请回到原来的页面，重新获取下载链接')
  expect(answers[0]?.body).toContain('href="tel:95518"')
})

test.each([
  ['a foreign page', { origin: 'https://evil.example' }],
  ['a page that hides where it is from', { origin: 'null' }],
  ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot spend a link', async (_, headers) => {
  const url = await linkTo(commercial)
  expect((await spend(url, headers)).statusCode).toBe(403)
  expect((await spend(url)).statusCode).toBe(200)
})

test('an old web view that names neither origin nor content type is served', async () => {
  const url = await linkTo(commercial)
  expect((await service.app.inject({ method: 'POST', url })).statusCode).toBe(200)
})

test.each(['application/json', 'text/plain', 'application/xml'])(
  'a body of type %s is refused, and spends nothing',
  async (type) => {
    const url = await linkTo(commercial)
    expect((await spend(url, { 'content-type': type })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await spend(url)).statusCode).toBe(200)
  },
)

test('a policy that was cancelled meanwhile says so on a page', async () => {
  const other = await storedPolicy(service, changed)
  const url = await linkTo(other)
  await service.db
    .updateTable('policy')
    .set({ cancelled_on: service.clock.today() })
    .where('id', '=', other.ref.id)
    .execute()
  const { statusCode, body } = await spend(url)
  expect(statusCode).toBe(410)
  expect(body).toContain('这份保单已退保，不再提供电子保单。')
})

test('while the database is away the page says so, and in the log stands no link', async () => {
  const dead = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: silentLog })
  const app = await buildApp({ ...service, db: dead.db })
  const url = await linkTo(commercial)
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect(statusCode).toBe(503)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<h1>暂时下载不了</h1>')
  }
  await app.close()
  await dead.close()
  expect(found([url.slice(-22)], service.logged.join(''))).toEqual([])
  expect((await spend(url)).statusCode).toBe(200)
})

test('making and spending a link leave their traces', async () => {
  const events = () =>
    service.db
      .selectFrom('audit_entry')
      .select(['event', 'outcome', 'object_id'])
      .where('event', 'in', ['document-linked', 'policy-downloaded'])
      .orderBy('at')
      .orderBy('seq')
      .execute()
  const before = (await events()).length
  await service.passTime(1)
  const url = await linkTo(commercial)
  await look(url)
  await spend(url)
  await spend(url)
  const object_id = commercial.ref.id
  expect((await events()).slice(before)).toEqual([
    { event: 'document-linked', outcome: 'policy', object_id },
    {
      event: 'policy-downloaded',
      outcome: expect.stringMatching(/^policy \d+ by link$/),
      object_id,
    },
  ])
})
