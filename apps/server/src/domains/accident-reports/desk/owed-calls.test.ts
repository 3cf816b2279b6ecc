import { reportAccident } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { listReports, noteReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf, upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const service = serviceOfTests()
const core = pusherOf(service)
beforeEach(async () => {
  Reflect.set(service.settings, 'accidentCallMinutes', 30)
  await service.db.deleteFrom('accident_report').execute()
})

/** Gives the event that told the core of it. */
async function reported(licenseNo: string): Promise<string | undefined> {
  const visitor = await newSession(service)
  await service.passTime(61)
  const mobile = newPhone()
  await visitor.provePhone(mobile)
  const report = accidentOf(service)
  const body = { draftId: newDraftId(), mobile, licenseNo, report }
  const [told] = await eventsFrom(service, () => visitor.get(reportAccident, body))
  return told?.id
}

async function registered(eventId: string | undefined, number: string) {
  const { policyNo } = await storedPolicy(
    service,
    { car: cars.main, person: people.main },
    'compulsory',
  )
  const claim = {
    registNo: `RDAA20261101000077${number}`,
    policyNo,
    insuredIdNumber: people.main.idNumber,
    kind: 'car',
    insured: people.main,
    reporter: { name: people.main.name, mobile: people.main.mobile },
    reportedAt: '2026-11-20T12:00:00+08:00',
    accidentAt: '2026-11-20T11:50:00+08:00',
    accidentType: '追尾',
    lossTypes: ['own-damage'],
    accident: { place: '和安路', cause: '跟车过近', course: '追尾前车' },
    vehicles: [{ role: 'own', licenseNo: cars.main.licenseNo, brandModel: '轿车' }],
    events: [],
  }
  const pushed = await core.push('claims', [upsert(claim, 1, { answers: eventId })])
  expect(pushed).toMatchObject([{ result: 'accepted' }])
}

async function seen() {
  const clerk = await deskVisitor(service, ['claims'])
  const { rows, counts } = await clerk.get(listDay, { kind: 'report' })
  const count = counts.kinds.find(({ kind }) => kind === 'report')
  const { reports, counts: listed } = await clerk.get(listReports, { state: 'waiting' })
  const call = (reportId: string) =>
    clerk.get(noteReport, { reportId, version: 0, isCall: true, note: '已联系' })
  return {
    rows,
    reports,
    call,
    total: count?.total,
    late: count?.late,
    lateCalls: listed.lateCalls,
  }
}

test('a promised call is owed also once the core has a claim, and is late by its own time', async () => {
  await registered(await reported('京N10011'), '0011')
  const { rows, reports, total, late } = await seen()
  expect({ rows, total, late }).toMatchObject({
    rows: [{ what: '回电报案人' }],
    total: 1,
    late: 0,
  })
  expect(reports).toMatchObject([{ isCalled: false, isLate: false, registNo: expect.any(String) }])
  await service.passTime(31 * 60)
  const later = await seen()
  expect(later).toMatchObject({ total: 1, late: 1, lateCalls: 1, reports: [{ isLate: true }] })
  await later.call(reports[0]?.reportId ?? '')
  expect(await seen()).toMatchObject({ rows: [], reports: [], total: 0, late: 0 })
})

test('a claim that comes after the call ends all that is owed', async () => {
  const eventId = await reported('京N10012')
  const { reports, call } = await seen()
  await call(reports[0]?.reportId ?? '')
  expect(await seen()).toMatchObject({ rows: [{ what: '待核心立案' }], total: 1 })
  await registered(eventId, '0012')
  expect(await seen()).toMatchObject({ rows: [], reports: [], total: 0 })
})

test('without a promise a claim ends what is owed', async () => {
  Reflect.set(service.settings, 'accidentCallMinutes', undefined)
  const eventId = await reported('京N10013')
  expect(await seen()).toMatchObject({ rows: [{ what: '回电报案人' }], total: 1 })
  await registered(eventId, '0013')
  expect(await seen()).toMatchObject({ rows: [], total: 0 })
})

test('what the core never makes a claim of stands behind who waits for a call', async () => {
  await reported('京N10014')
  const before = await seen()
  await before.call(before.reports[0]?.reportId ?? '')
  await service.passTime(30 * 86_400)
  await reported('京N10015')
  const { rows, reports, late, lateCalls } = await seen()
  expect(rows.map(({ what }) => what)).toEqual(['回电报案人', '待核心立案'])
  expect(reports.map(({ isCalled }) => isCalled)).toEqual([false, true])
  // A call was made; it is the core that is late.
  expect({ late, lateCalls }).toEqual({ late: 1, lateCalls: 0 })
})
