import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { urlOf } from '@ecenter/contract/call.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/verify-file.ts'
import { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { expectNextIsServed, filePart, formOf, megabyte, pdfOf } from '../../test/uploads.ts'
import { newVisitor } from '../../test/visitor.ts'

let service: TestParts
let origin: URL
const sockets: Socket[] = []
beforeAll(async () => {
  service = await openTestParts({ demo: false })
  origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterEach(() => expectNextIsServed(service))
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.close()
})

/** Connects and sends the head of an upload of this length. */
async function begin(length: string): Promise<Socket> {
  const socket = connect(Number(origin.port), origin.hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${urlOf(verifyFile)} HTTP/1.1`,
    `host: ${origin.host}`,
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

test('files that fill the memory set aside for them are turned away, and others again when it is free', async () => {
  const part = `--b\r\nContent-Disposition: form-data; ${filePart[0]}\r\n\r\n${'x'.repeat(10 * megabyte - 1)}`
  const crowd = await Promise.all(
    Array.from({ length: 13 }, () => begin(`content-length: ${part.length + 100}`)),
  )
  const refused = new Promise<string>((resolve) => {
    for (const socket of crowd) socket.once('data', (answer) => resolve(`${answer}`))
  })
  for (const socket of crowd) socket.write(part)
  expect(await refused).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 2/i)
  for (const socket of crowd) socket.destroy()
  await expect
    .poll(async () => {
      const { wire } = await newVisitor(service).ask(verifyFile, { file: pdfOf(9 * megabyte) })
      return wire.statusCode
    })
    .toBe(200)
})
