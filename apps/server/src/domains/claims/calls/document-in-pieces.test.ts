import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newDraftId } from '../../../../test/subjects/accidents.ts'
import {
  type ClaimVisit,
  visitClaim,
  visitStoredClaim,
} from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo, svg } from '../../../../test/subjects/sample-files.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import type { LimitRule } from '../../../platform/limits/limit-rules.ts'
import { claims } from '../import/claims.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
const notWhole = { code: '1000', field: 'upload', message: '文件没有传完，请再试一次。' }

let claim: ReturnType<typeof claimOn>
let visit: ClaimVisit
let upload: string
let file: Uint8Array
beforeAll(async () => {
  await storeInTown(service, [home])
  file = new Uint8Array(await photo())
})
beforeEach(async () => {
  claim = newClaim()
  visit = await visitClaim(service, claim)
  upload = newDraftId()
})

function newClaim() {
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  return claimOn(home, { lossTypes: ['flight-delay'], events })
}

async function sendPiece(from: number, to: number, by = visit) {
  return (await by.visitor.get(sendDocumentPiece, pieceOf(from, to, by))).offset
}

function pieceOf(from: number, to: number, by = visit) {
  const piece = { upload, offset: `${from}`, file: Uint8Array.from(file.slice(from, to)) }
  return { handle: by.handle, documentType: 'identity', ...piece }
}

function whole(by = visit) {
  const asked = { handle: by.handle, documentType: 'identity', upload }
  return by.visitor.ask(sendDocument, { ...asked, bytes: file.length })
}

test('a document goes on where its line broke, in another session too, and is received once', async () => {
  expect(await sendPiece(0, 200)).toBe(200)
  expect(await whole()).toMatchObject(notWhole)
  const later = await visitStoredClaim(service, claim)
  expect(await sendPiece(0, 0, later)).toBe(200)
  expect(await sendPiece(200, file.length, later)).toBe(file.length)
  const events = await eventsFrom(service, async () => {
    await Promise.all([whole(later), whole(later), whole(visit)])
    // Whose answer was lost asks again, by a request of its own.
    const again = await whole(visit)
    expect(again.wire.json().body).toMatchObject({ type: 'identity', fileCount: 1 })
  })
  expect(events.map(({ type }) => type)).toEqual(['claim.document.sent.v1'])
  expect(await visit.kept()).toHaveLength(1)
  // Nor do its pieces lie about.
  expect(await sendPiece(0, 0)).toBe(0)
})

test('whose answer was lost hears that the file lies in the claim, though that takes no more since', async () => {
  await sendPiece(0, file.length)
  await whole()
  const events = [...claim.events, ...eventsOf('2026-11-19T12:00:00Z', 'cancelled')]
  await importRows(importerOf(service), claims, [claimFromCore({ ...claim, events })])
  const later = await visitStoredClaim(service, claim)
  expect(await later.visitor.get(sendDocumentPiece, pieceOf(0, 0, later))).toMatchObject({
    isReceived: true,
  })
  expect((await whole(later)).wire.json().body).toMatchObject({ type: 'identity', fileCount: 1 })
  upload = newDraftId()
  expect(await later.visitor.ask(sendDocumentPiece, pieceOf(0, 0, later))).toMatchObject({
    code: 'E3020001',
  })
})

test('what is no document as a whole is refused, and its pieces go', async () => {
  const kept = file
  file = new Uint8Array(svg)
  try {
    await sendPiece(0, file.length)
    expect(await whole()).toMatchObject({ code: '1010', field: 'file' })
    expect(await whole()).toMatchObject(notWhole)
    expect(await visit.kept()).toEqual([])
  } finally {
    file = kept
  }
})

test('a piece of what the claim does not ask for is refused before any of it is stored', async () => {
  const piece = { upload, offset: '0', file: Uint8Array.from(file) }
  const asked = { handle: visit.handle, documentType: 'driving-licence', ...piece }
  expect(await visit.visitor.ask(sendDocumentPiece, asked)).toMatchObject({ code: 'E3020001' })
  const rows = await service.db
    .selectFrom('loose_file')
    .selectAll()
    .where('upload_id', '=', upload)
    .execute()
  expect(rows).toEqual([])
})

test.each<LimitRule>(['documentsBegunBySession', 'documentPiecesBySession'])(
  'a day’s share is counted piece by piece: %s',
  async (rule) => {
    await sendPiece(0, 100)
    await service.db
      .updateTable('counter')
      .set({ points: 60 * 64 })
      .where('key', 'like', `${rule}:%`)
      .execute()
    upload = newDraftId()
    const piece = { upload, offset: '0', file: Uint8Array.from(file) }
    const asked = { handle: visit.handle, documentType: 'identity', ...piece }
    expect(await visit.visitor.ask(sendDocumentPiece, asked)).toMatchObject({
      code: '1010',
      message: '今天上传的文件太多，请明天再传，或拨打 95518 由客服协助。',
    })
  },
)
