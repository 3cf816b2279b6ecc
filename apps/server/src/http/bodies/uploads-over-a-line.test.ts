import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { urlOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  expectNextIsServed,
  filePart,
  formOf,
  megabyte,
  pdfOf,
} from '../../../test/subjects/uploads.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'

let service: TestService
let origin: URL
let visitor: Visitor
const sockets: Socket[] = []
beforeAll(async () => {
  service = await openTestService({ demo: false, env: { TRUST_PROXY: 'loopback' } })
  origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})
afterEach(() => expectNextIsServed(service))
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.close()
})

/** Connects and sends the head of an upload of this length, as a proxy in front would for `from`. */
async function begin(
  length: string,
  { from = '198.51.100.1', sid = visitor.cookie() } = {},
): Promise<Socket> {
  const socket = connect(Number(origin.port), origin.hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${urlOf(verifyFile)} HTTP/1.1`,
    `host: ${origin.host}`,
    `x-forwarded-for: ${from}`,
    `cookie: sid=${sid}`,
    'content-type: multipart/form-data; boundary=b',
    length,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

async function answerOn(socket: Socket): Promise<string> {
  const [first]: Buffer[] = await once(socket, 'data')
  return `${first}`
}

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`
}

test('a file that says it is too large is refused before it is sent', async () => {
  const socket = await begin(`content-length: ${30 * megabyte}`)
  expect(await answerOn(socket)).toContain('"resultCode":"1010"')
})

test('a file that does not say so is refused at its first byte too many', async () => {
  const socket = await begin('transfer-encoding: chunked')
  const answer = answerOn(socket)
  socket.on('error', () => {})
  socket.write(chunk(`--b\r\nContent-Disposition: form-data; ${filePart[0]}\r\n\r\n`))
  for (let sent = 0; sent < 11; sent += 1) socket.write(chunk('x'.repeat(megabyte)))
  expect(await answer).toContain('"resultCode":"1010"')
})

test('the sender of a refused file can send the rest of it, and then ask for something else', async () => {
  const socket = await begin(`content-length: ${12 * megabyte}`)
  await answerOn(socket)
  const rest = Buffer.alloc(12 * megabyte)
  await new Promise((resolve) => socket.write(rest, resolve))
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${origin.host}\r\n\r\n`)
  expect(await answerOn(socket)).toContain('200 OK')
})

test('hundreds of half-sent files hold nobody up', async () => {
  const half = formOf([filePart]).slice(0, -10)
  const length = `content-length: ${half.length + 10}`
  let begun = 0
  const haveAllBegun = new Promise<void>((resolve) => {
    service.app.server.on('request', () => {
      begun += 1
      if (begun === 450) resolve()
    })
  })
  const crowd = await Promise.all(Array.from({ length: 450 }, () => begin(length)))
  for (const socket of crowd) socket.write(half)
  await haveAllBegun
  expect(await newVisitor(service).ask(initCaptcha, {})).toMatchObject({ code: '1' })
  for (const socket of crowd) socket.destroy()
})

const unended = `--b\r\nContent-Disposition: form-data; ${filePart[0]}\r\n\r\n${'x'.repeat(10 * megabyte - 1)}`

/** Begins a file from each of these addresses, and leaves it without its end. */
async function beginLargeFiles(addresses: readonly string[]) {
  const length = `content-length: ${unended.length + 100}`
  const crowd = await Promise.all(addresses.map((from) => begin(length, { from })))
  const refused = new Promise<string>((resolve) => {
    for (const socket of crowd) socket.once('data', (answer) => resolve(`${answer}`))
  })
  for (const socket of crowd) socket.write(unended)
  return { crowd, refused }
}

async function statusOfFileFrom(address: string): Promise<number> {
  const other = newVisitor(service, address)
  await other.open()
  return (await other.ask(verifyFile, { file: pdfOf(9 * megabyte) })).wire.statusCode
}

const turnedAway = /^HTTP\/1.1 503 [\s\S]*retry-after: 2/i

test('files that fill the memory set aside for them are turned away, and others again when it is free', async () => {
  const everywhere = Array.from({ length: 13 }, (_, at) => `203.0.113.${at}`)
  const { crowd, refused } = await beginLargeFiles(everywhere)
  expect(await refused).toMatch(turnedAway)
  for (const socket of crowd) socket.destroy()
  await expect.poll(() => statusOfFileFrom('198.51.100.2')).toBe(200)
})

test('one network that sends many files at once is turned away, and others are served', async () => {
  const { crowd, refused } = await beginLargeFiles(Array(3).fill('203.0.113.7'))
  expect(await refused).toMatch(turnedAway)
  expect(await statusOfFileFrom('203.0.113.7')).toBe(503)
  expect(await statusOfFileFrom('198.51.100.2')).toBe(200)
  for (const socket of crowd) socket.destroy()
  await expect.poll(() => statusOfFileFrom('203.0.113.7')).toBe(200)
})

test('who has no session is refused before the file is sent, and holds no memory', async () => {
  for (const sid of ['', 'made-up']) {
    const socket = await begin(`content-length: ${megabyte}`, { sid })
    expect(await answerOn(socket)).toContain('"resultCode":"E2010002"')
  }
})
