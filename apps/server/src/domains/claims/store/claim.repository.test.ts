import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { appendClaimEvent } from './append-claim-event.ts'
import { readClaim, readClaims } from './claim.repository.ts'
import { reporterLookupKey } from './claim-lookup-keys.ts'
import { findClaimsBehind } from './claim-search.ts'
import { storeClaims } from './store-claims.ts'

const home = household(town.owner)
const since = '2026-11-18T00:00:00Z'
const flooded = claimOn(home, { events: eventsOf(since, 'survey', 'assessment') })
const burnt = claimOn(home, { reportedAt: new Date('2026-10-01T00:00:00Z') })

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [home])
  await storeClaims(service, [burnt, flooded])
})

test('a claim is read by a grant for it, with what has happened to it', async () => {
  const claim = await readClaim(service, { object: claimRef(service, flooded) })
  expect(claim).toMatchObject({
    registNo: flooded.registNo,
    insured: town.owner,
    productName: 'household 产品',
    lossTypes: ['household'],
  })
  expect(claim.events).toEqual(flooded.events.map((event, at) => ({ ...event, seq: at + 1 })))
})

test('a grant for the policy opens no claim on it, and no grant opens what is not there', async () => {
  const ref = claimRef(service, flooded)
  const forPolicy = { ...ref, kind: 'policy' } as const
  await expect(readClaim(service, { object: forPolicy })).rejects.toThrow('验证已过期')
  expect(await readClaims(service, [forPolicy])).toEqual([])
  const gone = { ...ref, customerKey: Buffer.alloc(16) }
  await expect(readClaim(service, { object: gone })).rejects.toThrow('is gone')
})

test('behind a lookup key the latest report stands first', async () => {
  const lookupKey = reporterLookupKey(service.keys, town.owner.name, town.owner.mobile)
  const found = await findClaimsBehind(service, [[lookupKey]])
  const claims = await readClaims(
    service,
    found.map(({ ref }) => ref),
  )
  expect(claims.map(({ registNo }) => registNo)).toEqual([flooded.registNo, burnt.registNo])
  expect(await findClaimsBehind(service, [[lookupKey]], 'car')).toEqual([])
  expect(await findClaimsBehind(service, [[lookupKey], [Buffer.alloc(16)]])).toEqual([])
})

test('events that come at once are all kept, in their order', async () => {
  const ref = claimRef(service, burnt)
  const events = eventsOf(since, 'survey', 'resurvey', 'assessment')
  await Promise.all(
    events.map((event) =>
      service.db.transaction().execute((db) => appendClaimEvent({ db }, ref, event)),
    ),
  )
  const kept = (await readClaim(service, { object: ref })).events
  expect(kept.map(({ type, at }) => ({ type, at }))).toEqual(
    events.map(({ type, at }) => ({ type, at })),
  )
  // Their numbers are those of their arrival, which nobody can foretell.
  expect(kept.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3])
})

test('an event or a kind of document that nobody here knows is passed over, and the claim is read', async () => {
  const stolen = claimOn(home, { events: eventsOf(since, 'survey', 'documents-asked') })
  await storeClaims(service, [stolen])
  const { id } = claimRef(service, stolen)
  const ofClaim = service.db.updateTable('claim_event').where('claim_id', '=', id)
  await ofClaim.set({ type: 'drone-flown' }).where('seq', '=', 1).execute()
  const facts = JSON.stringify({ kinds: ['identity', 'drone-pictures'] })
  await ofClaim.set({ facts }).where('seq', '=', 2).execute()
  const { events } = await readClaim(service, { object: claimRef(service, stolen) })
  expect(events).toMatchObject([{ type: 'documents-asked', facts: { kinds: ['identity'] } }])
})
