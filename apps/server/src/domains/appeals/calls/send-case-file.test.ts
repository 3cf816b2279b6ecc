import { addAppeal, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import {
  caseFilesAtMost,
  sendCaseFile,
  sendCaseFilePiece,
} from '@ecenter/contract/appeals/case-files.ts'
import { listCases, readCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { viewCaseFile } from '@ecenter/contract/appeals/desk/case-work.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newDraftId } from '../../../../test/subjects/accidents.ts'
import { appealForm, decide, filersPhone } from '../../../../test/subjects/appeal-forms.ts'
import { pdf, photo, svg } from '../../../../test/subjects/sample-files.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'

const service = serviceOfTests({ demo: false })
let visitor: Visitor
let file: Uint8Array<ArrayBuffer>
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  file = Uint8Array.from(await photo())
})
beforeEach(async () => {
  // A phone files three a day.
  await service.passTime(2 * 86_400)
  visitor = await newSession(service)
  await visitor.provePhone(filersPhone)
  clerk = await deskVisitor(service, ['claims'])
})

let filed = 0
async function aCase() {
  filed += 1
  const { caseNo } = await visitor.get(addAppeal, appealForm({ content: `第 ${filed} 次投诉。` }))
  return { caseNo, phoneNumber: filersPhone }
}

type Asked = Awaited<ReturnType<typeof aCase>>

function sendPiece(asked: Asked, upload: string, given: Uint8Array, offset = 0, by = visitor) {
  const piece = { upload, offset: `${offset}`, file: Uint8Array.from(given) }
  return by.ask(sendCaseFilePiece, { ...asked, ...piece })
}

const take = (asked: Asked, upload: string, { length: bytes }: Uint8Array, by = visitor) =>
  by.ask(sendCaseFile, { ...asked, upload, bytes })

/** All of it in one piece. */
async function sendWhole(asked: Asked, given: Uint8Array = file) {
  const upload = newDraftId()
  const taken = await sendPiece(asked, upload, given)
  return taken.code === '1' ? take(asked, upload, given) : taken
}

const idOf = async (caseNo: string) => {
  const { cases } = await clerk.get(listCases, { stand: 'open' })
  return cases.find((each) => each.caseNo === caseNo)?.caseId ?? ''
}

const tracesOf = (id: string) =>
  service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('object_id', '=', id)
    .execute()

test('a photo and a PDF that a customer sends are counted for them, and stand at the desk beside the case', async () => {
  const asked = await aCase()
  expect((await visitor.get(queryAppeal, asked)).files).toEqual({ count: 0, canSend: true })
  await sendWhole(asked)
  const sent = (await sendWhole(asked, pdf())).wire.json().body
  expect(sent).toMatchObject({ count: 2, canSend: true })
  expect(sent).toMatchObject((await visitor.get(queryAppeal, asked)).files)

  const caseId = await idOf(asked.caseNo)
  const { notes } = await clerk.get(readCase, { caseId })
  expect(notes.map(({ kind, byName, file: kept }) => [kind, byName, kept?.from])).toEqual([
    ['sent', '客户', 'customer'],
    ['sent', '客户', 'customer'],
  ])
  const picture = notes.find((note) => note.file?.mediaType === 'image/jpeg')
  const opened = await clerk.ask(viewCaseFile, { caseId, noteId: picture?.noteId ?? '' })
  expect(opened.wire.headers['content-type']).toBe('image/jpeg')
  const traces = await tracesOf(caseId)
  expect(traces).toContainEqual({ event: 'case-file-sent', outcome: 'image/jpeg' })
  expect(traces).toContainEqual({ event: 'case-file-viewed', outcome: picture?.noteId })
})

test('who acts on a case to which a file has come since is asked to look first', async () => {
  const asked = await aCase()
  const caseId = await idOf(asked.caseNo)
  const { version } = await clerk.get(readCase, { caseId })
  await sendWhole(asked)
  const refused = await clerk.ask(takeCase, { caseId, version })
  expect(refused).toMatchObject({ code: 'E3020001', message: expect.stringContaining('看过最新') })
})

test('what is neither photo nor harmless PDF is refused at its field, and nothing is kept of it', async () => {
  const asked = await aCase()
  const refused = await sendWhole(asked, svg)
  expect(refused).toMatchObject({ code: '1010', field: 'file' })
  expect((await visitor.get(queryAppeal, asked)).files.count).toBe(0)
})

test('a case takes so many files, however many come at once, and none once it has its answer', async () => {
  const asked = await aCase()
  for (let at = 1; at < caseFilesAtMost; at += 1) await sendWhole(asked)
  const last = await Promise.all([1, 2].map(() => sendWhole(asked)))
  expect(last.map(({ code }) => code).toSorted()).toEqual(['1', '1010'])
  expect((await visitor.get(queryAppeal, asked)).files).toMatchObject({
    count: caseFilesAtMost,
    canSend: false,
  })

  const other = await aCase()
  await decide(service, other.caseNo)
  expect((await sendWhole(other)).code).toBe('E3020001')
})

test('who has proven another phone learns of the case no more than of one that is none', async () => {
  const { caseNo } = await aCase()
  const stranger = await newSession(service)
  await stranger.provePhone('13700009876')
  const unproven = await newSession(service)
  const upload = newDraftId()
  for (const ask of [
    (asked: Asked, by: Visitor) => sendPiece(asked, upload, file, 0, by),
    (asked: Asked, by: Visitor) => take(asked, upload, file, by),
  ]) {
    const phoneNumber = '13700009876'
    const others = await ask({ phoneNumber, caseNo }, stranger)
    const none = await ask({ phoneNumber, caseNo: 'TS2026112012345678' }, stranger)
    expect(others.code).toBe('1007')
    expect(none.code).toBe('1007')
    expect(none.message).toBe(others.message)
    const refused = await ask({ phoneNumber: filersPhone, caseNo }, unproven)
    expect(refused.code).toBe('E3010001')
  }
})

test('a file goes on where its line broke, in another session too, and is received once', async () => {
  const asked = await aCase()
  const upload = newDraftId()
  await sendPiece(asked, upload, file.slice(0, 200))
  expect(await take(asked, upload, file)).toMatchObject({ code: '1000', field: 'upload' })
  await service.passTime(61)
  const later = await newSession(service)
  await later.provePhone(filersPhone)
  const rest = await sendPiece(asked, upload, file.slice(200), 200, later)
  expect(rest.wire.json().body).toMatchObject({ offset: file.length })
  await Promise.all([visitor, later, later].map((by) => take(asked, upload, file, by)))
  // Whose answer was lost asks again, by a request of its own, though the case takes no more since.
  await decide(service, asked.caseNo)
  expect((await take(asked, upload, file)).wire.json().body).toMatchObject({ count: 1 })
  expect((await sendPiece(asked, upload, file)).wire.json().body).toMatchObject({
    isReceived: true,
  })
})
