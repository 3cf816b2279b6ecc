import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { addClaimEvent, findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  findReturnClaim,
  readReturnClaim,
  refuseReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitStoredClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import {
  household,
  returnedOrder,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { newSession } from '../../../../test/visitor.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { readClaim } from '../store/claim.repository.ts'
import { subscribe } from '../store/claim-subscription.ts'
import { readDocumentFacts, storeVerdicts } from '../store/documents/claim-document.repository.ts'
import type { NewClaim } from '../store/store-claims.ts'
import { holdUnnotified, markNotified } from '../store/unnotified-events.ts'
import { claims } from './claims.ts'

const home = household(town.owner)
const since = '2026-11-18T00:00:00Z'

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [home])
})

function give(...told: readonly NewClaim[]) {
  return importRows(importerOf(service), claims, told.map(claimFromCore))
}

async function eventTypes(claim: NewClaim): Promise<string[]> {
  const { events } = await readClaim(service, { object: claimRef(service, claim) })
  return events.map(({ type }) => type)
}

test('files and events of the house, and later verdicts of the desk, stay when the core tells more', async () => {
  const asked = eventsOf(since, 'survey', 'documents-asked')
  const claim = claimOn(home, { events: asked })
  await give(claim)
  const visit = await visitStoredClaim(service, claim)
  expect(await visit.send(await photo())).toMatchObject({ code: '1' })
  const clerk = await deskVisitor(service, ['claims'])
  const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
  const resurvey = { claimId, version: 2, type: 'resurvey', at: '2026-11-19T16:00' }
  await clerk.get(addClaimEvent, resurvey)
  const judgedAt = service.clock.now()
  const refusal = { type: 'identity', judgedAt, state: 'refused', reason: '拍虚了。' } as const
  await storeVerdicts(service, claimRef(service, claim), [refusal])

  const earlier = { ...refusal, judgedAt: new Date('2026-11-19T00:00:00Z'), reason: '缺页。' }
  const told = {
    ...claim,
    events: [...eventsOf(since, 'survey'), ...eventsOf('2026-11-20T00:00:00Z', 'assessment')],
    documents: [earlier],
  }
  expect(await give(told)).toMatchObject({ changed: 1 })
  expect(await eventTypes(claim)).toEqual(['survey', 'resurvey', 'assessment'])
  expect(await visit.kept()).toHaveLength(1)
  const facts = await readDocumentFacts(service, { ref: claimRef(service, claim) })
  expect(facts.verdicts).toEqual([{ ...refusal, refusedAt: judgedAt }])
  const later = { ...earlier, judgedAt: new Date(judgedAt.getTime() + 1000) }
  await give({ ...told, documents: [later] })
  const then = await readDocumentFacts(service, { ref: claimRef(service, claim) })
  expect(then.verdicts).toEqual([{ ...later, refusedAt: later.judgedAt }])
})

test('a claim that becomes small once its papers came waits for nothing more, and stays so', async () => {
  const asked = eventsOf(since, 'documents-asked')
  const damage = { name: '地板', remedy: '更换' }
  const claim = claimOn(home, { lossTypes: ['own-damage'], events: asked, damages: [damage] })
  await give(claim)
  const visit = await visitStoredClaim(service, claim)
  for (const documentType of ['damage-photos', 'bank-card']) {
    expect(await visit.send(await photo(), { documentType })).toMatchObject({ code: '1' })
  }
  expect(await eventTypes(claim)).toEqual(['documents-asked'])

  await service.passTime(60)
  await give({ ...claim, damages: [{ ...damage, amountFen: 900_000 }] })
  expect(await eventTypes(claim)).toEqual(['documents-asked'])
  await give({ ...claim, damages: [{ ...damage, amountFen: 90_000 }] })
  expect(await eventTypes(claim)).toEqual(['documents-asked', 'documents-sent'])

  await give({ ...claim, damages: [{ ...damage, amountFen: 900_000 }] })
  expect(await eventTypes(claim)).toEqual(['documents-asked', 'documents-sent'])
  const { handle, visitor } = visit
  const { documents } = await visitor.get(queryClaimSchedleInfo, { handle })
  const states = new Set(documents.map(({ state, isRequired }) => isRequired && state))
  expect(states).not.toContain('needed')
})

test('who follows a claim is told of what is new in a file, and of nothing twice', async () => {
  const events = eventsOf(since, 'survey', 'assessment')
  const claim = claimOn(home, { events })
  await give(claim)
  const { clock } = service
  const ref = claimRef(service, claim)
  const phoneKey = service.keys.searchHash('phone', town.owner.mobile)
  await subscribe(service, ref, { phoneKey, now: clock.now() })

  const [survey, assessment] = events
  if (survey === undefined || assessment === undefined) throw new Error('two were told')
  const putRight = { ...assessment, at: new Date(assessment.at.getTime() + 60_000) }
  await give({ ...claim, events: [survey, putRight] })
  expect(await unnotified(claim)).toEqual([])
  await give({ ...claim, events: [survey] })
  expect(await unnotified(claim)).toEqual([])
  await give({ ...claim, events: [survey, ...eventsOf('2026-11-20T00:00:00Z', 'review')] })
  expect(await unnotified(claim)).toEqual(['review'])
})

test('a return that the desk refused keeps its reason and stays refused, until the core pays it', async () => {
  const { claim, claimId, clerk } = await refusedReturn()
  const status = async () => (await clerk.get(readReturnClaim, { claimId })).status
  await give({ ...claim, refusalReason: '其他原因。' })
  const { refusalReason } = await readClaim(service, { object: claimRef(service, claim) })
  expect(refusalReason).toBe('快递单号查不到寄回记录。')
  expect(await status()).toBe('refused')

  const reopened = eventsOf('2026-11-20T03:02:00Z', 'reopened')
  const paid = [...reopened, ...eventsOf('2026-11-20T03:05:00Z', 'paid')]
  await give({ ...claim, events: paid })
  expect(await status()).toBe('accepted')
  await give({ ...claim, events: [] })
  expect(await status()).toBe('refused')
})

async function unnotified(claim: NewClaim): Promise<readonly string[]> {
  const held = await holdUnnotified(service, claimRef(service, claim))
  if (held === undefined) return []
  await markNotified(service, held)
  return held.types
}

/** A return that was claimed on the page, and refused at the desk; as the core would tell it. */
async function refusedReturn() {
  const insuranceOrderId = 'SG2026111099001'
  const order = returnedOrder(town.owner, insuranceOrderId)
  await storeInTown(service, [order])
  const visitor = await newSession(service)
  const phoneNumber = '13700006099'
  await visitor.provePhone(phoneNumber)
  const { registNo } = await visitor.get(returnInsuranceClaim, {
    insuranceOrderId,
    zlist: '顺丰速运',
    deliveryId: 'SF2026111099001',
    phoneNumber,
  })
  const clerk = await deskVisitor(service, ['claims'])
  const { claimId } = await clerk.get(findReturnClaim, { number: registNo })
  const { version } = await clerk.get(readReturnClaim, { claimId })
  const reason = '快递单号查不到寄回记录。'
  await clerk.get(refuseReturnClaim, { claimId, version, reason, confirmed: true })
  return { claim: claimOn(order, { registNo }), claimId, clerk }
}
