import type { Call } from '@ecenter/contract/call.ts'
import {
  noCarClaim,
  queryCarClaim,
  queryWapClaimList,
} from '@ecenter/contract/claims/claim-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import {
  household,
  policyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { type Answer, newSession, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { storeClaims } from '../store/store-claims.ts'

const { owner, mother, otherVisitor } = town
const { serial: _serial, area: _area, ...vehicle } = cars.main
const car = policyOf('DAA', { insured: owner, vehicle })
const unharmed = policyOf('DAA', {
  insured: mother,
  vehicle: { ...vehicle, licenseNo: '浙A5N772', frameNo: 'LYFBA15C0M0999772' },
})
const home = household(owner)
const crash = claimOn(car)
const flood = claimOn(home, { reporter: { name: otherVisitor.name, mobile: otherVisitor.mobile } })
const manyFloods = Array.from({ length: 24 }, (_, at) =>
  claimOn(home, { reportedAt: new Date(Date.UTC(2026, 8, at + 1)) }),
)

const byPlate = { licenseNo: vehicle.licenseNo, identifyNumber: owner.idNumber }
const byPolicy = { policyNo: home.policyNo, identifyNumber: owner.idNumber }
const byReport = { registNo: flood.registNo, insuredName: owner.name }
const byReporter = { reportorName: otherVisitor.name, mobile: otherVisitor.mobile }

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [car, unharmed, home])
  await storeClaims(service, [crash, flood, ...manyFloods])
})
beforeEach(() => service.passTime(24 * 3600))

/** Asks as somebody who has just slid the piece into its gap. */
async function ask(call: Call, facts: object, visitor?: Visitor): Promise<Answer> {
  const asking = visitor ?? (await newSession(service))
  await asking.passSlide()
  return asking.ask(call, facts)
}

/** The answer as it travelled, but for its random request id. */
function told({ wire }: Answer) {
  const requestId = 'x'.repeat(wire.json().head.requestId.length)
  return { ...wire.json(), head: { requestId }, bytes: wire.rawPayload.length }
}

test('the claims of a car are found by plate or number, masked', async () => {
  for (const facts of [byPlate, { policyNo: car.policyNo, identifyNumber: owner.idNumber }]) {
    const { wire } = await ask(queryCarClaim, facts)
    expect(wire.json().body).toMatchObject({
      total: 1,
      claimInfoList: [
        {
          kind: 'car',
          maskedRegistNo: expect.stringContaining('****'),
          maskedInsuredName: '沈**',
          maskedPlate: '京A***21',
          accidentAt: '2026-11-19 08:40',
          status: 'open',
          statusText: '已报案',
          headline: '已受理您的报案，正在安排后续处理',
        },
      ],
    })
    for (const secret of [owner.name, owner.idNumber, owner.mobile, crash.registNo]) {
      expect(wire.payload).not.toContain(secret)
    }
  }
})

test.each([
  ['policy number', byPolicy, 25],
  ['report number', byReport, 1],
  ['whoever reported it', byReporter, 1],
])('a claim other than car is found by %s', async (_facts, facts, total) => {
  const { wire } = await ask(noCarClaim, facts)
  expect(wire.json().body).toMatchObject({ total })
})

test('all that a person reported is listed together, car or not', async () => {
  const asOwner = { reportorName: owner.name, mobile: owner.mobile }
  expect((await ask(queryWapClaimList, asOwner)).wire.json().body.total).toBe(25)
  expect((await ask(noCarClaim, asOwner)).wire.json().body.total).toBe(24)
})

test('facts that are stated together all have to fit', async () => {
  expect(await ask(noCarClaim, { ...byReport, ...byReporter })).toMatchObject({ code: '1' })
  const other = { ...byReport, reportorName: owner.name, mobile: owner.mobile }
  expect(await ask(noCarClaim, other)).toMatchObject({ code: '1007' })
})

test('a long list comes in pages, the latest report first, and pages need no further slide', async () => {
  const visitor = await newSession(service)
  const first = (await ask(noCarClaim, byPolicy, visitor)).wire.json().body
  const second = (await visitor.ask(noCarClaim, { ...byPolicy, page: 2 })).wire.json().body
  const past = (await visitor.ask(noCarClaim, { ...byPolicy, page: 3 })).wire.json().body
  expect([first, second, past].map(({ claimInfoList }) => claimInfoList.length)).toEqual([20, 5, 0])
  expect([first.nextPage, second.nextPage]).toEqual([2, undefined])
  const days = [...first.claimInfoList, ...second.claimInfoList].map(({ reportedAt }) => reportedAt)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('a lookup needs a slide that was just passed, or the image code of the form', async () => {
  const visitor = await newSession(service)
  expect(await visitor.ask(queryCarClaim, byPlate)).toMatchObject({ code: '1006' })
  const verificationCode = await visitor.readImageCode()
  expect(await visitor.ask(noCarClaim, { ...byPolicy, verificationCode })).toMatchObject({
    code: '1',
  })
  expect(await ask(queryCarClaim, byPlate, visitor)).toMatchObject({ code: '1' })
  expect(await visitor.ask(queryCarClaim, byPlate)).toMatchObject({ code: '1' })
  const other = { ...byPlate, policyNo: car.policyNo }
  expect(await visitor.ask(queryCarClaim, other)).toMatchObject({ code: '1006' })
})

test('unknown, not matching, without a claim and locked are one answer, to the byte', async () => {
  const none = await ask(queryCarClaim, { ...byPlate, licenseNo: '京A00000' })
  const mismatch = await ask(queryCarClaim, { ...byPlate, identifyNumber: otherVisitor.idNumber })
  const withoutClaim = await ask(queryCarClaim, {
    policyNo: unharmed.policyNo,
    identifyNumber: mother.idNumber,
  })
  const otherKind = await ask(noCarClaim, { registNo: crash.registNo, insuredName: owner.name })
  for (let time = 0; time < 10; time++) {
    await ask(queryCarClaim, { ...byPlate, identifyNumber: otherVisitor.idNumber })
  }
  const locked = await ask(queryCarClaim, byPlate)

  expect(none).toMatchObject({
    code: '1007',
    message: '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。',
  })
  for (const answer of [mismatch, withoutClaim, otherKind, locked]) {
    expect(told(answer)).toEqual(told(none))
  }
})

test('who guesses names at a report number locks it; the name stays free for its other owners', async () => {
  for (let time = 0; time < 10; time++) {
    await ask(noCarClaim, { registNo: flood.registNo, insuredName: otherVisitor.name })
  }
  expect(await ask(noCarClaim, byReport)).toMatchObject({ code: '1007' })
  const elsewhere = newVisitor(service, '203.0.113.1')
  await elsewhere.open()
  const sameName = { reportorName: otherVisitor.name, mobile: otherVisitor.mobile }
  expect(await ask(noCarClaim, sameName, elsewhere)).toMatchObject({ code: '1' })
})

test('while the claims cannot be read the answer is an outage, never that there are none', async () => {
  const visitor = await newSession(service)
  const { pool } = service.database
  await pool.query(`create function shut_down() returns boolean language plpgsql as $$
    begin raise exception 'the database shuts down' using errcode = '57P01'; end $$`)
  await pool.query('alter table claim rename to claim_away')
  await pool.query('create view claim as select * from claim_away where shut_down()')
  const outage = await ask(queryCarClaim, byPlate, visitor)
  await pool.query('drop view claim')
  await pool.query('alter table claim_away rename to claim')
  expect(outage).toMatchObject({ code: 'E1010001', message: expect.stringContaining('获取失败') })
  expect((await visitor.session()).failedLookups).toBe(0)
  expect(await ask(queryCarClaim, byPlate, visitor)).toMatchObject({ code: '1' })
})
