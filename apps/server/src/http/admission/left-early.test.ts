import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { callsPath, urlOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filePart, formOf } from '../../../test/subjects/uploads.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import { eventSender } from '../answers/send-events.ts'
import { guardTransport } from './guard-transport.ts'
import { noteIps } from './network-of.ts'
import { workingOn } from './when-over.ts'

/** More than are answered at once. */
const crowd = 401

let service: TestService
let app: FastifyInstance
beforeEach(async () => {
  service = await openTestService({ demo: false })
})
afterEach(async () => {
  await app.close()
  await service.close()
})

/** Sends the head of a request, and hangs up once it has arrived. */
async function hangUp(...head: readonly string[]): Promise<void> {
  const { port } = new URL(app.listeningOrigin)
  const arrived = once(app.server, 'request')
  const phone = connect(Number(port), '127.0.0.1')
  phone.write(`${[...head, `host: 127.0.0.1:${port}`].join('\r\n')}\r\n\r\n`)
  const [{ socket }] = await arrived
  const isGone = closed(socket)
  phone.resetAndDestroy()
  await isGone
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

function failures(): string[] {
  return service.logged.filter((line) => line.includes('"msg":"failure"'))
}

/** Nothing but what stands in front of the calls. */
async function buildGuardedApp(): Promise<void> {
  app = fastify()
  noteIps(app)
  await app.register(cookie)
  guardTransport(app, service)
}

test('who leaves before it is known who they are is let go without a failure', async () => {
  const { sessions } = service
  let letFind = () => {}
  const isLet = new Promise<void>((resolve) => {
    letFind = resolve
  })
  const slow: typeof sessions = {
    ...sessions,
    async find(cookie) {
      await isLet
      return sessions.find(cookie)
    },
  }
  app = await buildApp({ ...service, sessions: slow })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = newVisitor(service)
  await visitor.open()
  await hangUp(
    `POST ${urlOf(verifyFile)} HTTP/1.1`,
    `cookie: sid=${visitor.cookie()}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${formOf([filePart]).length}`,
  )
  letFind()
  await app.close()
  expect(failures()).toEqual([])
})

test('hundreds who leave before their turn take nobody’s place', async () => {
  await buildGuardedApp()
  app.addHook('onRequest', ({ raw }) => leftOrAsking(raw))
  app.get(`${callsPath}/any`, () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (let left = 0; left < crowd; left += 1) await hangUp(`GET ${callsPath}/any HTTP/1.1`)
  const answer = await fetch(new URL(`${callsPath}/any`, app.listeningOrigin), {
    headers: { asks: 'still' },
  })
  expect(answer.status).toBe(200)
})

test('events end at once for who has left before the first', async () => {
  let ended = 0
  app = fastify()
  const sendEvents = eventSender(app, service)
  app.addHook('onRequest', ({ raw }) => leftOrAsking(raw))
  app.get('/events', (_request, reply) => {
    const source = {
      async follow(_send: unknown, gone: AbortSignal) {
        if (!gone.aborted) await once(gone, 'abort')
        ended += 1
      },
    }
    return sendEvents(reply, source, 'visitor')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await hangUp('GET /events HTTP/1.1')
  await expect.poll(() => ended).toBe(1)
})

test('hundreds sent ahead over one connection take nobody’s place once it breaks', async () => {
  await buildGuardedApp()
  let letAnswer = () => {}
  const isLet = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  for (const path of ['/head', `${callsPath}/slow`]) app.get(path, () => isLet)
  app.get(`${callsPath}/any`, () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  await sendAhead(['/head', ...Array(crowd).fill(`${callsPath}/slow`)])
  letAnswer()
  const answer = await fetch(new URL(`${callsPath}/any`, app.listeningOrigin))
  expect(answer.status).toBe(200)
})

test('hundreds who leave while they are worked for hold their places until that is done', async () => {
  await buildGuardedApp()
  let letAnswer = () => {}
  const isLet = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  app.get(`${callsPath}/slow`, (request) => workingOn(request, isLet))
  app.get(`${callsPath}/any`, () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  await sendAhead(Array(crowd).fill(`${callsPath}/slow`))
  const ask = () => fetch(new URL(`${callsPath}/any`, app.listeningOrigin))
  expect((await ask()).status).toBe(503)
  letAnswer()
  expect((await ask()).status).toBe(200)
})

test('events that wait behind a slow call end with their connection', async () => {
  let ended = 0
  app = fastify()
  const sendEvents = eventSender(app, service)
  app.get('/slow', () => new Promise(() => {}))
  app.get('/events', (_request, reply) => {
    const source = {
      async follow(_send: unknown, gone: AbortSignal) {
        await once(gone, 'abort')
        ended += 1
      },
    }
    return sendEvents(reply, source, 'visitor')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await sendAhead(['/slow', '/events'])
  await expect.poll(() => ended).toBe(1)
})

/** Asks for all of these over one connection, awaiting none, and hangs up once all have arrived. */
async function sendAhead(paths: readonly string[]): Promise<void> {
  const { port, host } = new URL(app.listeningOrigin)
  const phone = connect(Number(port), '127.0.0.1')
  const arrived = new Promise<Socket>((resolve) => {
    let count = 0
    app.server.on('request', ({ socket }) => {
      count += 1
      if (count === paths.length) resolve(socket)
    })
  })
  phone.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`).join(''))
  const socket = await arrived
  const isGone = closed(socket)
  phone.resetAndDestroy()
  await isGone
}

/** Goes on at once with who is still asking, and with all others once they have gone. */
async function leftOrAsking({ headers, socket }: IncomingMessage): Promise<void> {
  if (headers.asks === undefined) await closed(socket)
}
