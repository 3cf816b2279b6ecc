import {
  judgeDocument,
  listClaimFiles,
  listDocuments,
  viewDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { storeVerdicts } from '../store/documents/claim-document.repository.ts'
import { settleJudgements } from './settle-judgements.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false, env: { DOCUMENT_UNDO_SECONDS: '10' } })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
let aPhoto: Buffer
beforeAll(async () => {
  await storeInTown(service, [home])
  aPhoto = await photo()
  clerk = await deskVisitor(service, ['claims'], '何思源')
})
beforeEach(async () => {
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  await visit.send(aPhoto)
  await service.passTime(60)
})

/** Says it of what waits of the claim, and lets the time pass in which it could be taken back. */
async function judge(verdict: 'accepted' | 'refused', reason?: string) {
  const claimId = visit.ref.id
  const [waiting] = (await clerk.get(listDocuments, { claimId })).documents
  const lastFileId = waiting?.files.at(-1)?.fileId ?? ''
  const said = { claimId, type: waiting?.type ?? '', lastFileId, verdict, reason }
  await clerk.get(judgeDocument, said)
  expect((await files())?.at(-1)?.verdict).toBeUndefined()
  await service.passTime(10)
  await settleJudgements(service)
  await service.passTime(60)
}

async function files() {
  const { documents } = await clerk.get(listClaimFiles, { claimId: visit.ref.id })
  return documents.find(({ type }) => type === 'identity')?.files
}

test('what was accepted for good is found and opened again from its claim, with a trace', async () => {
  await judge('accepted')
  expect((await clerk.get(listDocuments, { claimId: visit.ref.id })).documents).toEqual([])
  const [file] = (await files()) ?? []
  expect(file?.verdict).toEqual({
    ...{ as: 'accepted', by: '何思源' },
    at: expect.stringMatching(/^2026-\d\d-\d\d \d\d:\d\d$/),
  })
  const { fileId = '' } = file ?? {}
  const { wire } = await clerk.ask(viewDocument, { claimId: visit.ref.id, fileId })
  expect(wire.headers['content-type']).toBe('image/jpeg')
  const looks = await service.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'outcome'])
    .where('event', '=', 'claim-document-viewed')
    .where('object_id', '=', visit.ref.id)
    .execute()
  expect(looks).toEqual([{ staff_id: clerk.staff.id, outcome: fileId }])
})

test('what was refused stays beside what came instead, each with its own word', async () => {
  await judge('refused', '照片不清楚。')
  expect((await files())?.[0]?.verdict).toMatchObject({
    ...{ as: 'refused', by: '何思源', reason: '照片不清楚。' },
  })
  await visit.send(aPhoto)
  expect((await files())?.map(({ verdict }) => verdict?.as)).toEqual(['refused', undefined])
  await service.passTime(60)
  await judge('accepted')
  expect((await files())?.map(({ verdict }) => [verdict?.as, verdict?.by])).toEqual([
    ['refused', '何思源'],
    ['accepted', '何思源'],
  ])
})

test('what the core said of a file is nobody of the desk', async () => {
  const judgedAt = service.clock.now()
  await storeVerdicts(service, visit.ref, [
    { type: 'identity', state: 'refused', reason: '已过有效期。', judgedAt },
  ])
  const [file] = (await files()) ?? []
  expect(file?.verdict).toMatchObject({ as: 'refused', reason: '已过有效期。' })
  expect(file?.verdict?.by).toBeUndefined()
})

test('a claim of which nothing was sent has no files', async () => {
  const { ref } = await visitClaim(service, claimOn(home))
  expect(await clerk.get(listClaimFiles, { claimId: ref.id })).toEqual({ documents: [] })
})
