import { setPromisedTimes, usualTimes } from '@ecenter/contract/constants/promised-times.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { appendClaimEvent } from './append-claim-event.ts'
import { noteUnknownClaims } from './note-claim-work.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
beforeAll(() => storeInTown(service, [home]))
afterEach(() => setPromisedTimes(undefined))

const columns = ['status', 'step', 'promise', 'due_on', 'awaits_documents'] as const

function workOf(id: string) {
  return service.db.selectFrom('claim').select(columns).where('id', '=', id).executeTakeFirst()
}

test('where a claim stands for staff is beside it from its first day, and follows each event', async () => {
  const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey') })
  await visitClaim(service, claim)
  const ref = claimRef(service, claim)
  expect(await workOf(ref.id)).toEqual({
    ...{ status: 'open', step: 'survey', promise: 'assess' },
    ...{ due_on: '2026-12-19', awaits_documents: false },
  })
  const add = (type: 'documents-asked' | 'agreed' | 'refused' | 'refusal-notice', day: number) =>
    service.db.transaction().execute((db) =>
      appendClaimEvent({ db }, ref, {
        ...{ type, facts: {} },
        at: new Date(`2026-11-${day}T08:00:00Z`),
      }),
    )
  await add('documents-asked', 20)
  expect(await workOf(ref.id)).toMatchObject({
    promise: null,
    due_on: null,
    awaits_documents: true,
  })
  await add('agreed', 21)
  expect(await workOf(ref.id)).toMatchObject({ step: 'payment', due_on: '2026-12-01' })
  await add('refused', 22)
  expect(await workOf(ref.id)).toMatchObject({ status: 'open', promise: 'explain-refusal' })
  await add('refusal-notice', 23)
  expect(await workOf(ref.id)).toMatchObject({ status: 'over', due_on: null })
})

test('claims that were stored before it was kept are worked out once, a run at a time', async () => {
  const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey', 'assessment') })
  await visitClaim(service, claim)
  const { id } = claimRef(service, claim)
  await service.db.updateTable('claim').set({ status: 'unknown', step: null }).execute()
  const unknown = () =>
    service.db.selectFrom('claim').select('id').where('status', '=', 'unknown').execute()
  const before = await unknown()
  await noteUnknownClaims(service, { atOnce: 1, atMost: 1 })
  expect(await unknown()).toHaveLength(before.length - 1)
  await noteUnknownClaims(service)
  expect(await workOf(id)).toMatchObject({ status: 'open', step: 'assessment' })
})

test('where another number of days holds, the day in lists becomes that of the page', async () => {
  const assessed = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey') })
  const over = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey', 'cancelled') })
  await visitClaim(service, assessed)
  await visitClaim(service, over)
  const dueOn = async () => (await workOf(claimRef(service, assessed).id))?.due_on
  for (const [claimAssessDays, day] of [
    [20, '2026-12-09'],
    [25, '2026-12-14'],
  ] as const) {
    setPromisedTimes({ ...usualTimes, claimAssessDays })
    await noteUnknownClaims(service)
    expect(await dueOn()).toBe(day)
  }
  expect(await workOf(claimRef(service, over).id)).toMatchObject({ status: 'over', due_on: null })
})
