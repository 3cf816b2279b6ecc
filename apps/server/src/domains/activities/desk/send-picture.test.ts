import { randomUUID } from 'node:crypto'
import {
  listAnnouncements,
  sendPicture,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { expect, test, vi } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { buildApp } from '../../../app.ts'
import { DocumentsBusy } from '../../../platform/documents/documents.ts'
import type { Uploads } from '../../../platform/uploads/uploads.ts'

/** More than there are connections to the database. */
const many = 12
const file = new Uint8Array([1])

const service = serviceOfTests({ demo: false })

/** An editor whose pictures are drawn anew like this. */
async function editorWith(clean: Uploads['clean']) {
  const { uploads } = service
  const app = await buildApp({ ...service, uploads: { ...uploads, clean } })
  return { ...(await deskVisitor({ ...service, app }, ['content'])), close: () => app.close() }
}

test('while more pictures wait to be drawn anew than there are connections, the desk goes on', async () => {
  const waiting: (() => void)[] = []
  const editor = await editorWith(async (_, bytes) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { bytes, mediaType: 'image/jpeg' }
  })
  const sent = Promise.all(Array.from({ length: many }, () => editor.ask(sendPicture, { file })))
  await vi.waitFor(() => expect(waiting).toHaveLength(many), { timeout: 20_000 })
  expect((await editor.ask(listAnnouncements, {})).code).toBe('1')
  for (const goOn of waiting) goOn()
  expect((await sent).map(({ code }) => code)).toEqual(Array.from({ length: many }, () => '1'))
  await editor.close()
})

test('a picture that arrives twice under one request id is one picture', async () => {
  const editor = await editorWith(async (_, bytes) => ({ bytes, mediaType: 'image/jpeg' }))
  const requestId = randomUUID()
  const first = await editor.get(sendPicture, { file }, { requestId })
  expect(await editor.get(sendPicture, { file }, { requestId })).toEqual(first)
  const other = new Uint8Array([2])
  expect((await editor.ask(sendPicture, { file: other }, { requestId })).code).toBe('E2010003')
  await editor.close()
})

test('who sends a picture while too many wait is told to come again', async () => {
  const editor = await editorWith(() => Promise.reject(new DocumentsBusy('too many wait')))
  expect((await editor.ask(sendPicture, { file })).message).toContain('请稍后再试')
  await editor.close()
})
