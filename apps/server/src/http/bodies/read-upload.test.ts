import { urlOf } from '@ecenter/contract/call.ts'
import { sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import {
  expectNextIsServed,
  filePart,
  formOf,
  megabyte,
  pdfOf,
} from '../../../test/subjects/uploads.ts'
import { answerOf, newVisitor, upload, type Visitor } from '../../../test/visitor.ts'
import { buildApp } from '../../app.ts'
import type { LimitRule } from '../../platform/limits/limit-rules.ts'
import { noteIps } from '../admission/network-of.ts'
import { uploadLimits, uploadReader } from './read-upload.ts'
import { UploadedForm } from './uploaded-form.ts'

const url = urlOf(verifyFile)
const tooLarge = {
  code: '1010',
  field: 'file',
  message: '文件超过 10 MB，请换一个小一些的文件。',
  wire: { statusCode: 200 },
}
const broken = { code: 'E2010001', message: '网络出了点问题，请刷新重试。' }

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})
afterEach(() => expectNextIsServed(service))

async function send(payload: string | Buffer, contentType = 'multipart/form-data; boundary=b') {
  const headers = { 'content-type': contentType }
  return answerOf(await visitor.inject({ method: 'POST', url, headers, payload }))
}

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
    expect(await send(formOf([filePart, ['name="other"; filename="b.pdf"', 'x']]))).toMatchObject({
      code: '1010',
      field: 'file',
      message: '一次只能上传一个文件。',
    })
  })

  test('beside texts is read, and texts that nobody asked for are dropped', async () => {
    const form = formOf([['name="level"', 'fresh-code'], filePart, ['name="a"', 'b']])
    expect(await send(form)).toMatchObject({ code: '1' })
  })
})

test.each([
  ['a flood of texts', formOf([...Array(1000)].map((_, at) => [`name="f${at}"`, 'x'] as const))],
  ['a text as long as a book', formOf([['name="a"', 'x'.repeat(100_000)], filePart])],
  [
    'a part without an end',
    `--b\r\nContent-Disposition: form-data; ${filePart[0]}\r\n\r\n%PDF-1.7`,
  ],
  ['a part without a beginning', '--b\r\nContent-Dispo'],
  ['no form at all', 'x'.repeat(1000)],
  ['a name that reaches for the prototype', formOf([['name="__proto__"', 'x'], filePart])],
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
    expect(await send(formOf([filePart]), type)).toMatchObject(broken)
  }
})

test.each(['application/json', 'application/pdf', 'application/octet-stream', 'text/plain'])(
  'a body of type %s is no upload',
  async (type) => {
    expect((await send('{}', type)).wire.statusCode).toBe(415)
  },
)

test('a page whose session has ended is told to open another', async () => {
  await service.passTime(3600)
  const ended = await visitor.ask(verifyFile, { file: pdfOf(100) })
  expect(ended).toMatchObject({ code: 'E2010002', message: '页面已过期，请刷新重试。' })
  expect(ended.wire.cookies).toEqual([])
  expect(await visitor.ask(sendDocumentPiece, { file: pdfOf(100) })).toMatchObject({
    code: 'E3010001',
  })
})

test('a foreign page uploads nothing', async () => {
  const headers = { origin: 'https://evil.example' }
  const { wire } = await visitor.ask(verifyFile, { file: pdfOf(100) }, { headers })
  expect(wire.statusCode).toBe(403)
})

test('uploads count among the calls under way: those beyond are turned away', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const { limits } = service
  const take: typeof limits.take = (rule: LimitRule, key: string) =>
    opened.then(() => limits.take(rule, key))
  const app = await buildApp({ ...service, limits: { ...limits, take } })
  const cookies = { sid: visitor.cookie() }
  const crowd = Array.from({ length: 450 }, () =>
    app.inject({ ...upload(verifyFile, { file: pdfOf(10) }), cookies }),
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

test('of a large form its hash is kept, by which it is known if it comes again', async () => {
  const app = fastify()
  noteIps(app)
  await app.register(multipart, { limits: uploadLimits })
  app.post('/', { preValidation: uploadReader()(async () => {}) }, async ({ body }) =>
    body instanceof UploadedForm ? body.digest : '',
  )
  const digestOf = async (content: string, note = 'a') => {
    const form = formOf([
      ['name="note"', note],
      [filePart[0], content],
    ])
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    return (await app.inject({ method: 'POST', url: '/', headers, payload: form })).body
  }
  const large = 'x'.repeat(9 * megabyte)
  const digest = await digestOf(large)
  expect(digest.length).toBeLessThan(200)
  expect(await digestOf(large)).toBe(digest)
  expect(await digestOf(`${large.slice(1)}y`)).not.toBe(digest)
  expect(await digestOf(large, 'b')).not.toBe(digest)
  await app.close()
})
