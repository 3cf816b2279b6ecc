import {
  listAccidentReports,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { listClaimPhotos } from '@ecenter/contract/accident-reports/desk/claim-photos.ts'
import {
  listReports,
  noteReport,
  readReport,
  viewReportPhoto,
} from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf, upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  accidentOf,
  newDraftId,
  photoToCome,
  sendPhoto,
} from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'

const service = serviceOfTests()
const core = pusherOf(service)
let clerk: DeskVisitor
beforeEach(async () => {
  clerk = await deskVisitor(service, ['claims'], '韩志远')
})

async function reported(licenseNo: string) {
  const visitor = await newSession(service)
  await service.passTime(61)
  const mobile = newPhone()
  await visitor.provePhone(mobile)
  const named = photoToCome()
  const report = accidentOf(service, { photos: [named] })
  const draftId = newDraftId()
  const taken = await visitor.get(reportAccident, { draftId, mobile, licenseNo, report })
  const file = new Uint8Array(await photo())
  const sendItsPhoto = () => sendPhoto(visitor, { mobile, draftId, upload: named.upload, file })
  return { ...taken, visitor, mobile, sendItsPhoto }
}

async function rowOf(receiptNo: string, state: 'waiting' | 'registered' = 'waiting') {
  const { reports } = await clerk.get(listReports, { state })
  return reports.find((each) => each.receiptNo === receiptNo)
}

/** A claim on the demo's main car, as the core pushes it. */
async function claimOfCore(registNo: string) {
  const { policyNo } = await storedPolicy(
    service,
    { car: cars.main, person: people.main },
    'compulsory',
  )
  return {
    ...{ registNo, policyNo, insuredIdNumber: people.main.idNumber, kind: 'car' },
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
}

test('a report waits in the list, masked, with by when to call; and opens with its photos', async () => {
  const { receiptNo, mobile, visitor, sendItsPhoto } = await reported('京N10001')
  expect(await rowOf(receiptNo)).toMatchObject({ photoCount: 0, photosToCome: 1 })
  await sendItsPhoto()
  const row = await rowOf(receiptNo)
  expect(row).toMatchObject({
    maskedPlate: '京N***01',
    maskedPhone: `137****${mobile.slice(-4)}`,
    photoCount: 1,
    photosToCome: 0,
    isLate: false,
    isCalled: false,
  })
  const reportId = row?.reportId ?? ''
  const report = await clerk.get(readReport, { reportId })
  expect(report).toMatchObject({
    plate: '京N10001',
    mobile,
    isOwn: false,
    place: { words: '和安路与柳园街路口', position: { latitude: 39.91 } },
    photos: [{ frame: 'damage' }],
  })
  const fileId = report.photos[0]?.fileId ?? ''
  const { wire } = await clerk.ask(viewReportPhoto, { reportId, fileId })
  expect(wire.headers['content-type']).toBe('image/jpeg')
  const other = await reported('京N10002')
  await other.sendItsPhoto()
  const otherId = (await rowOf(other.receiptNo))?.reportId ?? ''
  expect(await clerk.ask(viewReportPhoto, { reportId: otherId, fileId })).toMatchObject({
    code: '1007',
  })

  const noted = await clerk.get(noteReport, {
    reportId,
    version: 0,
    isCall: true,
    note: '已联系，约明天上午查勘',
  })
  expect(noted).toMatchObject({ isCalled: true, notes: [{ byName: '韩志远', isCall: true }] })
  const again = { reportId, version: 0, isCall: true, note: '再联系' }
  expect(await clerk.ask(noteReport, again)).toMatchObject({ code: 'E3020001' })
  const { reports } = await visitor.get(listAccidentReports, {})
  expect(reports).toMatchObject([{ receiptNo, isCalled: true }])
})

test('who is not called in time stands in the list as late', async () => {
  const { receiptNo } = await reported('京N10003')
  await service.passTime(31 * 60)
  // Nobody's session at the desk lasts that long.
  clerk = await deskVisitor(service, ['claims'])
  expect(await rowOf(receiptNo)).toMatchObject({ isLate: true })
  expect((await clerk.get(listReports, { state: 'waiting' })).counts.lateCalls).toBeGreaterThan(0)
})

test('of a phone that never comes back the desk reads until when it waits, and that it gave up', async () => {
  const { receiptNo } = await reported('京N10007')
  const receivedAt = service.clock.now()
  const until = minuteInChina(new Date(receivedAt.getTime() + 86_400_000))
  const waiting = { photosToCome: 1, photosUntil: until, photosMissed: 0, photosRefused: 0 }
  expect(await rowOf(receiptNo)).toMatchObject(waiting)
  await service.passTime(86_401)
  clerk = await deskVisitor(service, ['claims'])
  const over = { photosToCome: 0, photosUntil: until, photosMissed: 1, photosRefused: 0 }
  expect(await rowOf(receiptNo)).toMatchObject(over)
})

test('reports of one plate and day show beside each other', async () => {
  const [first, second] = [await reported('京N10004'), await reported('京N10004')]
  const reportId = (await rowOf(first.receiptNo))?.reportId ?? ''
  const { kin } = await clerk.get(readReport, { reportId })
  expect(kin.map(({ receiptNo }) => receiptNo)).toEqual([second.receiptNo])
})

test('the claim that the core makes of it joins the report, and shows to its holder alone', async () => {
  const claim = await claimOfCore('RDAA202611010000770011')
  const { registNo } = claim
  const otherVisitor = await newSession(service)
  await service.passTime(61)
  const mobile = newPhone()
  await otherVisitor.provePhone(mobile)
  const licenseNo = cars.main.licenseNo ?? ''
  const byOther = { draftId: newDraftId(), mobile, licenseNo, report: accidentOf(service) }
  const [first] = await eventsFrom(service, () => otherVisitor.get(reportAccident, byOther))

  const owner = await newSession(service)
  await service.passTime(61)
  await owner.provePerson(people.main.mobile ?? '', { idTail: people.main.idNumber.slice(-4) })
  const { cars: own } = await owner.get(readOverview, {})
  const handle = own.find(({ plate }) => plate === licenseNo)?.handle ?? ''
  const byOwner = { draftId: newDraftId(), handle, report: accidentOf(service) }
  const [second] = await eventsFrom(service, () => owner.get(reportOwnAccident, byOwner))

  const pushed = await core.push('claims', [upsert(claim, 1, { answers: second?.id })])
  expect(pushed).toMatchObject([{ result: 'accepted' }])
  expect(await core.push('claims', [upsert(claim, 2, { answers: first?.id })])).toMatchObject([
    { result: 'accepted' },
  ])
  await owner.get(readOverview, {})
  const { reports } = await owner.get(listAccidentReports, {})
  expect(reports).toMatchObject([{ claim: { registNo, kind: 'car' } }])
  const theirs = await otherVisitor.get(listAccidentReports, {})
  expect(theirs.reports).toMatchObject([{ plate: licenseNo }])
  expect(JSON.stringify(theirs)).not.toContain(registNo)

  const { reports: registered } = await clerk.get(listReports, { state: 'registered' })
  expect(registered.map((each) => each.registNo)).toEqual([registNo, registNo])
})

test('the photos of a report stand with the claim that the core made of it, and with no other', async () => {
  const { receiptNo, sendItsPhoto } = await reported('京N10009')
  await sendItsPhoto()
  const { event_id: answers } = await service.db
    .selectFrom('accident_report')
    .select('event_id')
    .where('receipt_no', '=', receiptNo)
    .executeTakeFirstOrThrow()
  const claim = await claimOfCore('RDAA202611010000770013')
  const other = await claimOfCore('RDAA202611010000770014')
  const pushed = await core.push('claims', [upsert(claim, 1, { answers }), upsert(other, 1)])
  expect(pushed).toMatchObject([{ result: 'accepted' }, { result: 'accepted' }])
  clerk = await deskVisitor(service, ['claims'])
  const photosOf = async ({ registNo }: { readonly registNo: string }) => {
    const { claimId } = await clerk.get(findClaim, { registNo })
    return (await clerk.get(listClaimPhotos, { claimId })).reports
  }
  const [report, ...more] = await photosOf(claim)
  expect(more).toEqual([])
  expect(report).toMatchObject({ receiptNo, photos: [{ frame: 'damage' }] })
  const reportId = report?.reportId ?? ''
  const fileId = report?.photos[0]?.fileId ?? ''
  const { wire } = await clerk.ask(viewReportPhoto, { reportId, fileId })
  expect(wire.headers['content-type']).toBe('image/jpeg')
  expect(await photosOf(other)).toEqual([])
  const agent = await deskVisitor(service, ['agent'])
  const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
  expect(await agent.ask(listClaimPhotos, { claimId })).toMatchObject({ code: 'E3010002' })
})

test('who does not handle claims sees no reports', async () => {
  const agent = await deskVisitor(service, ['agent'])
  expect(await agent.ask(listReports, { state: 'waiting' })).toMatchObject({ code: 'E3010002' })
})

test('where no call was promised one is due by the end of the next working day, and after it that the core registers', async () => {
  Reflect.set(service.settings, 'accidentCallMinutes', undefined)
  const day = dayInChina(service.clock.now())
  const { receiptNo } = await reported('京N10008')
  const inDay = async () => {
    clerk = await deskVisitor(service, ['claims'])
    const { rows, counts } = await clerk.get(listDay, { kind: 'report' })
    return {
      row: rows.find(({ number }) => number === receiptNo),
      count: counts.kinds.find(({ kind }) => kind === 'report'),
    }
  }
  const first = workdayAfter(day)
  expect((await inDay()).row).toMatchObject({ what: '回电报案人', dueOn: first })
  expect(await rowOf(receiptNo)).toMatchObject({ dueOn: first, isLate: false })
  expect((await inDay()).count?.total).toBeGreaterThan(0)

  const reportId = (await rowOf(receiptNo))?.reportId ?? ''
  await clerk.get(noteReport, { reportId, version: 0, isCall: true, note: '已联系' })
  expect((await inDay()).row).toMatchObject({ what: '待核心立案', dueOn: first })
  const late = (await inDay()).count?.late ?? 0
  await service.passTime(14 * 86_400)
  expect((await inDay()).count?.late).toBeGreaterThan(late)
  expect(await rowOf(receiptNo)).toMatchObject({ isCalled: true, isLate: true })
})
