import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  judgeDocument,
  listDocuments,
  undoJudgement,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { settleJudgements } from './settle-judgements.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false, env: { DOCUMENT_UNDO_SECONDS: '10' } })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
let visit: ClaimVisit
let aPhoto: Buffer
let seen: { readonly claimId: string; readonly type: string; readonly lastFileId: string }
beforeAll(async () => {
  await storeInTown(service, [home])
  aPhoto = await photo()
})
beforeEach(async () => {
  await service.db.deleteFrom('claim').execute()
  await service.db.deleteFrom('core_event').execute()
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  clerk = await deskVisitor(service, ['claims'])
  await visit.send(aPhoto)
  await service.db.deleteFrom('core_event').execute()
  await service.passTime(60)
  const [document] = (await clerk.get(listDocuments, {})).documents
  const lastFileId = document?.files.at(-1)?.fileId ?? ''
  seen = { claimId: document?.claimId ?? '', type: document?.type ?? '', lastFileId }
})

const refusal = { verdict: 'refused', reason: '照片不清楚。' } as const

async function asCustomer() {
  const { documents } = await visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
  return documents.find(({ type }) => type === seen.type)
}

async function told(): Promise<number> {
  return (await service.db.selectFrom('core_event').select('id').execute()).length
}

test('what was said is stored at once, but neither customer nor core is told before its time is over', async () => {
  const before = await asCustomer()
  expect(await clerk.get(judgeDocument, { ...seen, ...refusal })).toEqual({ undoSeconds: 10 })
  expect((await clerk.get(listDocuments, {})).documents).toEqual([])
  await service.passTime(9)
  await settleJudgements(service)
  expect([await asCustomer(), await told()]).toEqual([before, 0])
  await service.passTime(1)
  await settleJudgements(service)
  expect(await asCustomer()).toMatchObject({ reason: '照片不清楚。' })
  expect(await told()).toBe(1)
  await settleJudgements(service)
  expect(await told()).toBe(1)
})

test('what was judged is read no more for what waits, until a file comes after the verdict', async () => {
  const marks = async () =>
    (
      await service.db
        .selectFrom('claim_document_file')
        .select('is_judged')
        .orderBy('received_at')
        .execute()
    ).map(({ is_judged }) => is_judged)
  await clerk.get(judgeDocument, { ...seen, ...refusal })
  expect(await marks()).toEqual([false])
  await service.passTime(10)
  await settleJudgements(service)
  expect(await marks()).toEqual([true])
  await service.passTime(60)
  await visit.send(aPhoto)
  expect(await marks()).toEqual([true, false])
  expect((await clerk.get(listDocuments, {})).documents).toHaveLength(1)
})

test('taken back in time it waits again, and nobody ever hears of it', async () => {
  const before = await asCustomer()
  await clerk.get(judgeDocument, { ...seen, ...refusal })
  await service.passTime(5)
  await clerk.get(undoJudgement, seen)
  expect((await clerk.get(listDocuments, {})).documents).toHaveLength(1)
  await service.passTime(60)
  await settleJudgements(service)
  expect([await asCustomer(), await told()]).toEqual([before, 0])
})

test('nobody else takes it back, and nobody after its time', async () => {
  await clerk.get(judgeDocument, { ...seen, verdict: 'accepted' })
  const other = await deskVisitor(service, ['claims'])
  expect((await other.ask(undoJudgement, seen)).code).toBe('E3020001')
  await service.passTime(10)
  expect((await clerk.ask(undoJudgement, seen)).code).toBe('E3020001')
  await settleJudgements(service)
  expect(await told()).toBe(1)
})

test('a file that comes meanwhile was looked at by nobody, so nothing was said of it', async () => {
  await clerk.get(judgeDocument, { ...seen, verdict: 'accepted' })
  await service.passTime(3)
  await visit.send(aPhoto)
  await service.db.deleteFrom('core_event').execute()
  await service.passTime(10)
  await settleJudgements(service)
  expect(await told()).toBe(0)
  expect((await clerk.get(listDocuments, {})).documents[0]?.files).toHaveLength(2)
})

test('one that cannot be done keeps no other from being done', async () => {
  await clerk.get(judgeDocument, { ...seen, ...refusal })
  // It is due before the other, and nobody can open it.
  const { customerKey, id } = (await visitClaim(service, claimOn(home, {}))).ref
  await service.db
    .insertInto('claim_judgement')
    .values({
      ...{ customer_key: customerKey, claim_id: id, document_type: seen.type },
      ...{ staff_id: clerk.member.id, due_at: service.clock.now(), sealed: Buffer.alloc(40) },
    })
    .execute()
  await service.passTime(10)
  const failed: string[] = []
  const log = { ...service.log, failure: (place: string) => void failed.push(place) }
  await settleJudgements({ ...service, log })
  expect([failed, await told()]).toEqual([['judgements'], 1])
})
