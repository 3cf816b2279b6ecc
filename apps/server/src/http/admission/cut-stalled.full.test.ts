import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Call, urlOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNextIsServed, filePart, formOf } from '../../../test/subjects/uploads.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'

/** What arrives between two looks of the service at who has stopped. */
const dropEveryMs = 20
/** Far longer than a busy machine holds a drop up. */
const patience = { silenceMs: 3000, callMs: 5000, uploadMs: 60_000 }

let service: TestService
let app: FastifyInstance
let origin: URL
let cookie: string
const sockets: Socket[] = []
const timers: NodeJS.Timeout[] = []
beforeAll(async () => {
  service = await openTestService({ demo: false })
  const visitor = newVisitor(service)
  await visitor.open()
  cookie = visitor.cookie()
  app = await buildApp(service, { patience })
  origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  for (const timer of timers) clearInterval(timer)
  for (const socket of sockets) socket.destroy()
  await app.close()
  await expectNextIsServed(service)
  await service.close()
})

async function connected(): Promise<Socket> {
  const socket = connect(Number(origin.port), origin.hostname)
  sockets.push(socket)
  // Else single bytes are kept back until the ones before have arrived.
  socket.setNoDelay()
  // A connection that is cut may say so in two ways.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Connects and sends the head of a call whose body has so many bytes. */
async function begin(call: Call, type: string, length: number): Promise<Socket> {
  const socket = await connected()
  const head = [
    `POST ${urlOf(call)} HTTP/1.1`,
    `host: ${origin.host}`,
    `cookie: sid=${cookie}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

const beginCall = () => begin(initCaptcha, 'application/json', 50_000)
const beginFile = (length: number) => begin(verifyFile, 'multipart/form-data; boundary=b', length)

/** Goes on sending, a byte at a time, until it is told to stop; then it tells how many it sent. */
function drip(socket: Socket): () => number {
  let sent = 0
  const timer = setInterval(() => {
    socket.write('x')
    sent += 1
  }, dropEveryMs)
  timers.push(timer)
  return () => {
    clearInterval(timer)
    return sent
  }
}

/** Waits until the service has cut it off, and reads whether it said anything before. */
async function wordsBeforeCut(socket: Socket): Promise<string> {
  let words = ''
  socket.on('data', (data) => {
    words += data
  })
  // `once` of node:events would fail where the connection was reset.
  await new Promise((resolve) => socket.once('close', resolve))
  return words
}

test('a call that stops in the middle is cut off', async () => {
  const socket = await beginCall()
  socket.write('{"head":')
  expect(await wordsBeforeCut(socket)).toBe('')
})

test('a call that comes drop by drop is cut off', async () => {
  const socket = await beginCall()
  const stop = drip(socket)
  expect(await wordsBeforeCut(socket)).toBe('')
  stop()
})

test('a head that stops in the middle is cut off', async () => {
  const socket = await connected()
  socket.write('POST / HTTP/1.1\r\nhost:')
  expect(await wordsBeforeCut(socket)).toContain('408')
})

test('a file that stops in the middle is cut off', async () => {
  const form = formOf([filePart])
  const socket = await beginFile(form.length)
  socket.write(form.slice(0, -10))
  expect(await wordsBeforeCut(socket)).toBe('')
})

test('a refused file that stops in the middle is cut off', async () => {
  const socket = await beginFile(30 * 1024 * 1024)
  expect(await wordsBeforeCut(socket)).toContain('"resultCode":"1010"')
})

test('a file that comes slowly is taken, when a call as slow was cut off long ago', async () => {
  const bytes = 50_000
  const [head = '', end = ''] = formOf([[filePart[0], '%PDF-1.7|']]).split('|')
  const slow = await beginFile(head.length + bytes + end.length)
  slow.write(head)
  const stop = drip(slow)
  const dripping = await beginCall()
  const stopOther = drip(dripping)
  expect(await wordsBeforeCut(dripping)).toBe('')
  stopOther()

  slow.write('x'.repeat(bytes - stop()) + end)
  const [answer]: Buffer[] = await once(slow, 'data')
  expect(`${answer}`).toContain('"resultCode":"1"')
})
