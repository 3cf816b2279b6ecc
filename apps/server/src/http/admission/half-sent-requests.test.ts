import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { urlOf } from '@ecenter/contract/call.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'

/** More than are answered at once. */
const crowd = 450

let service: TestService
let origin: URL
const sockets: Socket[] = []
beforeAll(async () => {
  service = await openTestService({ demo: false })
  origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.close()
})

/** Sends the head of a call and the beginning of its body, and then nothing more. */
async function sendHalf(): Promise<void> {
  const socket = connect(Number(origin.port), origin.hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${urlOf(initCaptcha)} HTTP/1.1`,
    `host: ${origin.host}`,
    'content-type: application/json',
    'content-length: 100',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"head":`)
}

test('hundreds of half-sent requests stop neither health nor an ordinary call', async () => {
  let begun = 0
  const haveAllBegun = new Promise<void>((resolve) => {
    service.app.server.on('request', () => {
      begun += 1
      if (begun === crowd) resolve()
    })
  })
  await Promise.all(Array.from({ length: crowd }, sendHalf))
  await haveAllBegun

  for (const path of ['/healthz', '/readyz']) {
    expect((await fetch(new URL(path, origin))).status, path).toBe(200)
  }
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await fetch(new URL(urlOf(initCaptcha), origin), call)).status).toBe(200)
  expect(await newVisitor(service).ask(initCaptcha, {})).toMatchObject({ code: '1' })
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
})
