import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  judgeDocument,
  listDocuments,
  viewDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
let aPhoto: Buffer
beforeAll(async () => {
  await storeInTown(service, [home])
  aPhoto = await photo()
})
beforeEach(async () => {
  await service.db.deleteFrom('claim').execute()
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  clerk = await deskVisitor(service, ['claims'])
  await visit.send(aPhoto)
  await service.passTime(60)
})

async function waiting() {
  return (await clerk.get(listDocuments, {})).documents
}

/** The document of the only claim as it waits. */
async function first() {
  const [document] = await waiting()
  const lastFileId = document?.files.at(-1)?.fileId ?? ''
  return { claimId: document?.claimId ?? '', type: document?.type ?? '', lastFileId }
}

async function asCustomer() {
  const { documents, todos } = await visit.visitor.get(queryClaimSchedleInfo, {
    handle: visit.handle,
  })
  return { document: documents.find(({ type }) => type === 'identity'), todos }
}

test('what a customer sends waits, the longest in front', async () => {
  await visit.send(aPhoto, { documentType: 'bank-card' })
  await visit.send(aPhoto)
  const list = await waiting()
  expect(list.map(({ name, files }) => [name, files.length])).toEqual([
    ['被保险人身份证', 2],
    ['收款银行卡', 1],
  ])
  expect(list[0]).toMatchObject({ maskedInsuredName: '沈**', hint: expect.any(String) })
})

test('its picture is looked at, and that leaves a trace', async () => {
  const { claimId, lastFileId: fileId } = await first()
  const { wire } = await clerk.ask(viewDocument, { claimId, fileId })
  expect(wire.headers['content-type']).toBe('image/jpeg')
  expect(wire.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  const rows = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'claim-document-viewed')
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  expect(rows.map(({ outcome }) => outcome)).toContain(fileId)
})

test('whoever views document after document sees no more of them', async () => {
  const { claimId, lastFileId: fileId } = await first()
  const { limits } = service
  await Promise.all(
    Array.from({ length: 599 }, () => limits.take('documentsViewedByStaff', clerk.staff.id)),
  )
  const last = await clerk.ask(viewDocument, { claimId, fileId })
  expect(last.wire.headers['content-type']).toBe('image/jpeg')
  expect(await clerk.ask(viewDocument, { claimId, fileId })).toMatchObject({
    code: resultCodes.tooManyLookups,
  })
})

test('a file of another claim is not looked at through this one', async () => {
  const { lastFileId: fileId } = await first()
  const other = await visitClaim(service, claimOn(home))
  expect(await clerk.ask(viewDocument, { claimId: other.ref.id, fileId })).toMatchObject({
    code: '1007',
  })
})

test('what is accepted waits no more, and its customer reads that it does', async () => {
  await clerk.get(judgeDocument, { ...(await first()), verdict: 'accepted' })
  expect(await waiting()).toEqual([])
  expect((await asCustomer()).document).toMatchObject({ state: 'received', isAccepted: true })
})

test('what is refused is shown with its reason, and may be sent again', async () => {
  const reason = '<img src=x onerror=alert(1)> 拍虚了，请重拍。'
  await clerk.get(judgeDocument, { ...(await first()), verdict: 'refused', reason })
  expect(await waiting()).toEqual([])
  expect((await asCustomer()).document).toMatchObject({ state: 'refused', reason, canSend: true })
  await service.passTime(60)
  await visit.send(aPhoto)
  expect(await waiting()).toHaveLength(1)
  expect((await asCustomer()).document).toMatchObject({ state: 'received', fileCount: 1 })
})

test('what staff ask for again has its author, and can be taken back', async () => {
  const document = await first()
  const sent = { type: 'documents-sent', at: service.clock.now(), facts: {} } as const
  await appendClaimEvent(service, visit.ref, sent)
  await clerk.get(judgeDocument, { ...document, verdict: 'refused', reason: '拍虚了。' })
  const { events } = await clerk.get(readClaim, { claimId: document.claimId })
  expect(events.at(-1)).toMatchObject({
    by: clerk.staff.account,
    correct: { isPossible: true },
  })
})

/** Refused twice and sent a third time. */
async function sendThirdTime(pause: () => Promise<void>) {
  for (const reason of ['拍虚了，请重拍。', '缺背面。']) {
    await clerk.get(judgeDocument, { ...(await first()), verdict: 'refused', reason })
    expect((await asCustomer()).document).toMatchObject({
      state: 'refused',
      reason,
      fileCount: 0,
      canSend: true,
    })
    await pause()
    await visit.send(aPhoto)
    expect((await waiting()).map(({ files }) => files.length)).toEqual([1])
    await pause()
  }
}

test.each([
  ['a while', () => service.passTime(60)],
  ['no time at all', async () => undefined],
  ['the clock set right by seconds', () => service.passTime(-10)],
])('what is sent a third time, after %s, is the only file that counts', async (_, pause) => {
  await sendThirdTime(pause)
  const { document } = await asCustomer()
  expect(document).toMatchObject({ state: 'received', fileCount: 1 })
  expect(document?.reason).toBeUndefined()

  await clerk.get(judgeDocument, { ...(await first()), verdict: 'accepted' })
  expect(await waiting()).toEqual([])
  expect((await asCustomer()).document).toMatchObject({
    state: 'received',
    isAccepted: true,
    fileCount: 1,
  })
})

test('a refusal after all had come asks the customer anew', async () => {
  const at = service.clock.now()
  await appendClaimEvent(service, visit.ref, { type: 'documents-complete', at, facts: {} })
  await service.passTime(60)
  await clerk.get(judgeDocument, { ...(await first()), verdict: 'refused', reason: '缺背面。' })
  const { document, todos } = await asCustomer()
  expect(document).toMatchObject({ state: 'refused', reason: '缺背面。' })
  expect(todos).toMatchObject([{ kind: 'send-documents' }])
})

test('a reason is needed to refuse', async () => {
  expect(await clerk.ask(judgeDocument, { ...(await first()), verdict: 'refused' })).toMatchObject({
    code: '1000',
    field: 'reason',
  })
})

test('who judges what was judged, or what has changed since, is told', async () => {
  const seen = await first()
  await visit.send(aPhoto)
  expect(await clerk.ask(judgeDocument, { ...seen, verdict: 'accepted' })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('又交了一份'),
  })
  const both = await Promise.all(
    [0, 1].map(async () => clerk.ask(judgeDocument, { ...(await first()), verdict: 'accepted' })),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
})

test('once a claim has ended nothing is sent back', async () => {
  const at = service.clock.now()
  await appendClaimEvent(service, visit.ref, { type: 'cancelled', at, facts: {} })
  const refusal = { ...(await first()), verdict: 'refused', reason: '拍虚了。' } as const
  expect(await clerk.ask(judgeDocument, refusal)).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('已经结束'),
  })
})
