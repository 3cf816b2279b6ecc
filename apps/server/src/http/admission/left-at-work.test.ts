import { urlOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { megabyte, pdfOf } from '../../../test/subjects/uploads.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor, upload } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import type { LimitRule } from '../../platform/limits/limit-rules.ts'

/** Of these two fill what one network may hold. */
const file = pdfOf(9 * megabyte)

let service: TestService
let app: FastifyInstance
let begun = 0
let goOn = () => {}
beforeAll(async () => {
  service = await openTestService({ demo: false })
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { limits } = service
  const take: typeof limits.take = async (rule: LimitRule, key: string) => {
    begun += 1
    await mayGoOn
    return limits.take(rule, key)
  }
  app = await buildApp({ ...service, limits: { ...limits, take } })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  goOn()
  await app.close()
  await service.close()
})

test('files that are worked on fill the memory, though their senders have left', async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  const cookies = { sid: visitor.cookie() }
  for (const _each of [1, 2]) await sendAndLeave(`sid=${cookies.sid}`)
  const status = async () =>
    (await app.inject({ ...upload(verifyFile, { file }), cookies })).statusCode
  expect(await status()).toBe(503)
  goOn()
  await expect.poll(status).toBe(200)
})

/** Sends the file whole, and hangs up while it is worked on. */
async function sendAndLeave(cookie: string): Promise<void> {
  const before = begun
  const isGone = new Promise<void>((resolve) => {
    app.server.once('request', ({ socket }) => socket.once('close', () => resolve()))
  })
  const body = new FormData()
  body.set('file', new Blob([Buffer.from(file)]), 'a.pdf')
  const leaving = new AbortController()
  const url = new URL(urlOf(verifyFile), app.listeningOrigin)
  const asked = fetch(url, { method: 'POST', headers: { cookie }, body, signal: leaving.signal })
  await expect.poll(() => begun).toBeGreaterThan(before)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await isGone
}
