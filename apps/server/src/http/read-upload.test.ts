import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { urlOf } from '@ecenter/contract/call.ts'
import { userFile } from '@ecenter/contract/customer-service/user-file.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/verify-file.ts'
import { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { answerOf, newVisitor, upload, type Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'

const megabyte = 1024 * 1024
const url = urlOf(verifyFile)
const tooLarge = {
  code: '1010',
  field: 'file',
  message: '文件超过 10 MB，请换一个小一些的文件。',
  wire: { statusCode: 200 },
}
const broken = { code: 'E2010001', message: '网络出了点问题，请刷新重试。' }

let service: TestParts
let origin: URL
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts({ demo: false })
  origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(() => {
  visitor = newVisitor(service)
})
/** Whatever was sent, the next one is served, and nothing happened that was not foreseen. */
afterEach(async () => {
  await service.passTime(3601)
  expect(await newVisitor(service).ask(verifyFile, { file: pdfOf(100) })).toMatchObject({
    code: '1',
  })
  expect(service.logged.filter((line) => line.includes('"msg":"failure"'))).toEqual([])
})
afterAll(() => service.close())

function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 'x')])
}

/** A form as no page would send it. */
function formOf(parts: readonly (readonly [disposition: string, content: string])[]): string {
  const sections = parts.map(
    ([disposition, content]) =>
      `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
  )
  return `${sections.join('')}--b--\r\n`
}

async function send(payload: string | Buffer, contentType = 'multipart/form-data; boundary=b') {
  const headers = { 'content-type': contentType }
  return answerOf(await visitor.inject({ method: 'POST', url, headers, payload }))
}

const file = ['name="file"; filename="a.pdf"', '%PDF-1.7'] as const

describe('a file', () => {
  test.each([1000, 10 * megabyte])('of %i bytes is read whole', async (size) => {
    const file = Uint8Array.from(pdfOf(size))
    expect(await visitor.get(verifyFile, { file })).toEqual({ verdict: 'unknown' })
  })

  test.each([10 * megabyte + 1, 30 * megabyte])('of %i bytes is refused', async (size) => {
    expect(await visitor.ask(verifyFile, { file: pdfOf(size) })).toMatchObject(tooLarge)
  })

  test('that is missing is asked for', async () => {
    const headersAlone = `--b\r\n${'X-A: b\r\n'.repeat(100)}\r\nx\r\n--b--\r\n`
    for (const form of ['', formOf([]), formOf([['name="signid"', 'x']]), headersAlone]) {
      expect(await send(form)).toMatchObject({
        code: '1010',
        field: 'file',
        message: '请选择要上传的文件。',
      })
    }
  })

  test('that is a text is refused', async () => {
    expect(await visitor.ask(verifyFile, { file: '%PDF-1.7' })).toMatchObject({
      code: '1000',
      field: 'file',
      message: '请选择 PDF 文件',
    })
  })

  test('beside another is one too many', async () => {
    expect(await send(formOf([file, ['name="other"; filename="b.pdf"', 'x']]))).toMatchObject({
      code: '1010',
      field: 'file',
      message: '一次只能上传一个文件。',
    })
  })

  test('beside texts is read, and texts that nobody asked for are dropped', async () => {
    const form = formOf([['name="level"', 'fresh-code'], file, ['name="a"', 'b']])
    expect(await send(form)).toMatchObject({ code: '1' })
  })
})

test.each([
  ['a flood of texts', formOf([...Array(1000)].map((_, at) => [`name="f${at}"`, 'x'] as const))],
  ['a text as long as a book', formOf([['name="a"', 'x'.repeat(100_000)], file])],
  ['a part without an end', `--b\r\nContent-Disposition: form-data; ${file[0]}\r\n\r\n%PDF-1.7`],
  ['a part without a beginning', '--b\r\nContent-Dispo'],
  ['no form at all', 'x'.repeat(1000)],
  ['a name that reaches for the prototype', formOf([['name="__proto__"', 'x'], file])],
  ['a file of that name', formOf([['name="constructor"; filename="a"', 'x']])],
  [
    'JSON that reaches for the prototype',
    `--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{"__proto__":{"isAdmin":true}}\r\n--b--\r\n`,
  ],
])('%s is told as a network fault', async (_, form) => {
  expect(await send(form)).toMatchObject({ ...broken, wire: { statusCode: 200 } })
  expect('isAdmin' in {}).toBe(false)
})

test('a form that does not tell its boundary is told as a network fault', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
    expect(await send(formOf([file]), type)).toMatchObject(broken)
  }
})

test.each(['application/json', 'application/pdf', 'application/octet-stream', 'text/plain'])(
  'a body of type %s is no upload',
  async (type) => {
    expect((await send('{}', type)).wire.statusCode).toBe(415)
  },
)

test('a foreign page uploads nothing', async () => {
  const headers = { origin: 'https://evil.example' }
  const { wire } = await visitor.ask(verifyFile, { file: pdfOf(100) }, { headers })
  expect(wire.statusCode).toBe(403)
})

test('an upload to a call that is not built says so, however large it is', async () => {
  expect(await visitor.ask(userFile, { file: pdfOf(30 * megabyte) })).toMatchObject({
    code: 'E0990001',
  })
})

test('uploads count among the calls under way: those beyond are turned away', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const { sessions } = service.parts
  const slow = { ...sessions, open: () => opened.then(() => sessions.open()) }
  const app = await buildApp({ ...service.parts, sessions: slow })
  const crowd = Array.from({ length: 450 }, () =>
    app.inject(upload(verifyFile, { file: pdfOf(10) })),
  )
  let shed = 0
  const allShed = new Promise<void>((resolve) => {
    for (const each of crowd) {
      each.then(({ statusCode }) => {
        if (statusCode === 503) shed += 1
        if (shed === 50) resolve()
      })
    }
  })
  await allShed
  open()
  const answered = await Promise.all(crowd)
  await app.close()
  expect(answered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(400)
})

describe('over a line', () => {
  const sockets: Socket[] = []
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })

  async function begin(length: string): Promise<Socket> {
    const socket = connect(Number(origin.port), origin.hostname)
    sockets.push(socket)
    await once(socket, 'connect')
    const head = [
      `POST ${url} HTTP/1.1`,
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

  test('a file that says it is too large is refused before it is sent', async () => {
    const socket = await begin(`content-length: ${30 * megabyte}`)
    expect(await answerOn(socket)).toContain('"resultCode":"1010"')
  })

  test('one that does not say so is refused at its first byte too many', async () => {
    const socket = await begin('transfer-encoding: chunked')
    const answer = answerOn(socket)
    socket.on('error', () => {})
    socket.write(chunk(`--b\r\nContent-Disposition: form-data; ${file[0]}\r\n\r\n`))
    for (let sent = 0; sent < 11; sent += 1) socket.write(chunk('x'.repeat(megabyte)))
    expect(await answer).toContain('"resultCode":"1010"')
  })

  test('its sender can send the rest of it, and then ask for something else', async () => {
    const socket = await begin(`content-length: ${12 * megabyte}`)
    await answerOn(socket)
    const rest = Buffer.alloc(12 * megabyte)
    await new Promise((resolve) => socket.write(rest, resolve))
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${origin.host}\r\n\r\n`)
    expect(await answerOn(socket)).toContain('200 OK')
  })

  test('hundreds of half-sent files hold nobody up', async () => {
    const half = formOf([file]).slice(0, -10)
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
    expect(await visitor.ask(initCaptcha, {})).toMatchObject({ code: '1' })
    for (const socket of crowd) socket.destroy()
  })

  test('files that fill the memory set aside for them are turned away, and others again when it is free', async () => {
    const part = `--b\r\nContent-Disposition: form-data; ${file[0]}\r\n\r\n${'x'.repeat(10 * megabyte - 1)}`
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
})

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`
}
