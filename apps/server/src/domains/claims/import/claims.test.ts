import {
  noCarClaim,
  queryCarClaim,
  queryWapClaimList,
} from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, importRows, openImporter, storeProducts } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import {
  household,
  policyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { demoClaims } from '../../../demo/demo-claims.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import type { Db } from '../../../platform/database/database.ts'
import { storePolicies } from '../../policies/store/store-policies.ts'
import { type NewClaim, storeClaims } from '../store/store-claims.ts'
import { claims } from './claims.ts'

const { owner, otherVisitor } = town
const { serial: _serial, area: _area, ...ownCar } = cars.main
const plate = '浙A0N001'
const vehicle = { ...ownCar, licenseNo: plate }
const car = policyOf('DAA', { insured: owner, vehicle })
const home = household(owner)
const since = '2026-11-18T00:00:00Z'

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [car, home])
})

function give(...told: readonly NewClaim[]) {
  return importRows(importerOf(service), claims, told.map(claimFromCore))
}

/** What who knows the report number and the insured's name sees of a claim's steps. */
async function stepsOf({ registNo }: NewClaim): Promise<string[]> {
  const visitor = await newSession(service)
  await visitor.passSlide()
  const found = await visitor.get(noCarClaim, { registNo, insuredName: owner.name })
  const [claim] = found.claimInfoList
  if (claim === undefined) return []
  const { steps } = await visitor.get(queryWapClaimSchedleInfo, { handle: claim.handle })
  return steps.filter(({ state }) => state !== 'upcoming').map(({ stage }) => stage)
}

async function foundByPlate(licenseNo: string): Promise<string> {
  const visitor = await newSession(service)
  await visitor.passSlide()
  const { code } = await visitor.ask(queryCarClaim, { licenseNo, identifyNumber: owner.idNumber })
  return code
}

test('a claim is found by its lookup keys, shows its steps, and told again changes nothing', async () => {
  const claim = claimOn(home, { events: eventsOf(since, 'survey', 'assessment') })
  expect(await give(claim)).toMatchObject({ added: 1, rejected: 0 })
  expect(await stepsOf(claim)).toEqual(['report', 'survey', 'assessment'])
  expect(await give(claim)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  expect(await stepsOf(claim)).toEqual(['report', 'survey', 'assessment'])
})

test('a claim that is told otherwise has its new facts, lookup keys and events and no old ones', async () => {
  const events = eventsOf(since, 'survey', 'assessment')
  const claim = claimOn(car, { events })
  await give(claim)
  expect(await foundByPlate(plate)).toBe('1')
  const vehicles = claim.vehicles.map((each) => ({ ...each, licenseNo: '浙A0N003' }))
  expect(await give({ ...claim, vehicles, events: events.slice(0, 1) })).toMatchObject({
    changed: 1,
  })
  expect(await foundByPlate('浙A0N003')).toBe('1')
  expect(await foundByPlate(plate)).not.toBe('1')
})

test.each(['报案人', undefined])(
  'whoever gave no name when they reported finds no claim by their phone: told as %s',
  async (nameless) => {
    const mobile = '13300000771'
    const asked = async (name: string) => {
      const visitor = await newSession(service)
      await visitor.passSlide()
      const { code } = await visitor.ask(queryWapClaimList, { reportorName: name, mobile })
      return code
    }
    const claim = claimOn(car, { reporter: { name: otherVisitor.name, mobile } })
    await give(claim)
    expect(await asked(otherVisitor.name)).toBe('1')
    expect(await give({ ...claim, reporter: { name: nameless, mobile } })).toMatchObject({
      changed: 1,
    })
    for (const name of [otherVisitor.name, '报案人']) expect(await asked(name)).toBe('1007')
  },
)

test('every claim of the demo can be told in a file, and is stored as the demo stores it', async () => {
  const today = '2026-11-22'
  const policies = demoPolicies(today)
  const told = demoClaims(today)
  const importer = await openImporter()
  const other = await createTestDatabase()
  const { keys } = importer
  await storeProducts(other)
  for (const { db } of [importer.database, other]) await storePolicies({ db, keys }, policies)
  await storeClaims({ db: other.db, keys }, told)
  const imported = await importRows(importer.give, claims, told.map(claimFromCore))
  expect(imported).toMatchObject({ added: told.length, reasons: [] })
  for (const table of [
    'claim',
    'claim_lookup_key',
    'claim_event',
    'claim_document_verdict',
  ] as const) {
    expect(await rowsIn(importer.database.db, table)).toEqual(await rowsIn(other.db, table))
  }
  await importer.close()
  await other.drop()
})

/** Rows of a table without what is sealed, which differs each time, and whose events they are. */
async function rowsIn(
  db: Db,
  table: 'claim' | 'claim_lookup_key' | 'claim_event' | 'claim_document_verdict',
) {
  const rows = await db.selectFrom(table).selectAll().execute()
  const said = rows.map((row) => ({ ...row, sealed: undefined, is_of_core: undefined }))
  return said.map((row) => JSON.stringify(row)).sort()
}

test.each([
  ['policyNo: no such policy of this insured is stored', { policyNo: 'PJAA202633010199999999' }],
  [
    'policyNo: no such policy of this insured is stored',
    { insuredIdNumber: otherVisitor.idNumber },
  ],
  ['events.0.type: is none of survey, ', { events: [{ type: 'eaten', at: since }] }],
  [
    'events: tells one event twice',
    { events: [0, 1].map(() => ({ type: 'survey', at: '2026-11-18T01:00:00Z' })) },
  ],
  ['reportedAt: is no moment, such as', { reportedAt: '2026-11-18 01:00' }],
  ['accidentAt: is after reportedAt', { accidentAt: '2026-11-20T00:00:00Z' }],
  ['documents.0.reason: is missing', { documents: [refusal()] }],
  ['lossTypes.0: is none of own-damage, ', { lossTypes: ['peace'] }],
])('a row is rejected with its reason: %s', async (reason, wrong) => {
  const row = { ...claimFromCore(claimOn(home)), ...wrong }
  const { reasons, added } = await importRows(importerOf(service), claims, [row])
  expect(added).toBe(0)
  expect(reasons).toEqual([expect.stringContaining(reason)])
})

function refusal() {
  return { type: 'identity', judgedAt: '2026-11-19T00:00:00Z', state: 'refused' }
}

test("a claim that another customer's policy has here is not taken over", async () => {
  const claim = claimOn(home)
  await storeInTown(service, [household(otherVisitor)])
  await storeClaims(service, [claim])
  const theirs = household(otherVisitor)
  await storeInTown(service, [theirs])
  const moved = { policyNo: theirs.policyNo, insuredIdNumber: otherVisitor.idNumber }
  const { reasons } = await give({ ...claim, policy: moved })
  expect(reasons).toEqual(['registNo: is a claim of another customer'])
  expect(claimRef(service, claim).customerKey).toEqual(
    service.keys.searchHash('customer', owner.idNumber),
  )
})

test('the days that the core plans are read by the customer and, the same, by staff', async () => {
  const plannedDays = [{ step: 'payment', by: '2099-12-31' }]
  const claim = claimOn(home, { plannedDays })
  await give(claim)
  const visitor = await newSession(service)
  await visitor.passSlide()
  const { registNo } = claim
  const found = await visitor.get(noCarClaim, { registNo, insuredName: owner.name })
  const handle = found.claimInfoList[0]?.handle ?? ''
  const { steps } = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(steps.at(-1)).toMatchObject({ stage: 'payment', expectedBy: '2099-12-31' })
  const clerk = await deskVisitor(service, ['claims'])
  const { id: claimId } = claimRef(service, claim)
  expect((await clerk.get(readClaim, { claimId })).steps).toEqual(steps)
})
