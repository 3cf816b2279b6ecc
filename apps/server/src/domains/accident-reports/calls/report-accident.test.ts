import {
  listAccidentReports,
  listOwnCars,
  reportAccident,
  reportOwnAccident,
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
  sendOwnAccidentPhoto,
  sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId, photoToCome } from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { carPolicyOf, storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const service = serviceOfTests()
const nobodysPlate = '京N26185'

let visitor: Visitor
let mobile: string
beforeEach(async () => {
  visitor = await newSession(service)
  mobile = newPhone()
  await visitor.provePhone(mobile)
})

function reportOf(told: Parameters<typeof accidentOf>[1] = {}, licenseNo = nobodysPlate) {
  return { draftId: newDraftId(), mobile, licenseNo, report: accidentOf(service, told) }
}

async function smsTo(phone: string): Promise<string[]> {
  const messages = (await service.outbox?.messages()) ?? []
  return messages.filter(({ to }) => to === phone).map(({ text }) => text)
}

test('somebody at the roadside gets a receipt number, and by when they are called', async () => {
  const taken = await visitor.get(reportAccident, reportOf())
  expect(taken).toEqual({
    receiptNo: expect.stringMatching(/^BA20261120\d{8}$/),
    receivedAt: '2026-11-20 12:00',
    callBy: '2026-11-20 12:30',
    photoCount: 0,
    photosToCome: 0,
    photosMissed: 0,
    photosRefused: 0,
  })
  const [text] = await smsTo(mobile)
  expect(text).toContain(taken.receiptNo)
  expect(text).toContain('我们在 12:30 前给您打电话')
})

test('a plate that is insured, and one that is nobody’s, are answered alike', async () => {
  const [insured, none] = [
    await visitor.ask(reportAccident, reportOf({}, cars.main.licenseNo)),
    await visitor.ask(reportAccident, reportOf({}, nobodysPlate)),
  ]
  const shape = (answer: typeof insured) =>
    JSON.stringify(answer.wire.json().body).replace(/BA\d{16}/, 'BA')
  expect(shape(insured)).toBe(shape(none))
  const listed = await visitor.get(listAccidentReports, {})
  expect(listed.reports.map(({ claim }) => claim)).toEqual([undefined, undefined])
})

test('of what somebody else has reported about the same car nobody learns anything', async () => {
  const plate = '京N26190'
  await visitor.get(reportAccident, reportOf({}, plate))
  const other = await newSession(service)
  await service.passTime(61)
  const theirs = newPhone()
  await other.provePhone(theirs)
  const [reported, fresh] = [
    await other.ask(reportAccident, { ...reportOf({}, plate), mobile: theirs }),
    await other.ask(reportAccident, { ...reportOf({}, '京N26191'), mobile: theirs }),
  ]
  const shape = ({ wire }: typeof fresh) =>
    JSON.stringify(wire.json().body).replace(/BA\d{16}/, 'BA')
  expect(shape(reported)).toBe(shape(fresh))
  const { reports } = await other.get(listAccidentReports, {})
  expect(reports.map(({ plate: told }) => told).toSorted()).toEqual([plate, '京N26191'])
})

test('pressed twice, or sent again from another visit, it is one report', async () => {
  const body = reportOf()
  const requestId = 'one-press'
  const answers = await Promise.all([
    visitor.ask(reportAccident, body, { requestId }),
    visitor.ask(reportAccident, body, { requestId }),
    visitor.ask(reportAccident, body),
  ])
  const other = await newSession(service)
  await service.passTime(61)
  await other.provePhone(mobile)
  const { receiptNo } = await other.get(reportAccident, body)
  const numbers = answers.map(({ wire }) => wire.json().body.receiptNo)
  expect(new Set([...numbers, receiptNo]).size).toBe(1)
  expect((await other.get(listAccidentReports, {})).reports).toHaveLength(1)
})

test('two reports of one accident are both taken, and each says whether somebody was hurt', async () => {
  const hurt = await visitor.get(reportAccident, reportOf({ isHurt: true }))
  await visitor.get(reportAccident, reportOf())
  const { reports } = await visitor.get(listAccidentReports, {})
  expect(reports).toHaveLength(2)
  const inReport = reports.filter(({ isHurt }) => isHurt).map(({ receiptNo }) => receiptNo)
  expect(inReport).toEqual([hurt.receiptNo])
})

test('whoever has the number a month later sees no report of whoever had it before', async () => {
  await visitor.get(reportAccident, reportOf())
  await service.passTime(30 * 86_400)
  const next = await newSession(service)
  await next.provePhone(mobile)
  expect((await next.get(listAccidentReports, {})).reports).toEqual([])
  await next.get(reportAccident, reportOf())
  expect((await next.get(listAccidentReports, {})).reports).toHaveLength(1)
})

test('without a code to the phone that is typed nothing is taken', async () => {
  const otherVisitor = await newSession(service)
  expect(await otherVisitor.ask(reportAccident, reportOf())).toMatchObject({ code: 'E3010001' })
  const ofOther = { ...reportOf(), mobile: newPhone() }
  expect(await visitor.ask(reportAccident, ofOther)).toMatchObject({ code: 'E3010001' })
  const upload = newDraftId()
  const piece = { mobile: ofOther.mobile, upload, offset: '0', file: await photo() }
  expect(await visitor.ask(sendAccidentPhotoPiece, piece)).toMatchObject({ code: 'E3010001' })
  const whole = { mobile: ofOther.mobile, draftId: newDraftId(), upload, bytes: 9 }
  expect(await visitor.ask(sendAccidentPhoto, whole)).toMatchObject({ code: 'E3010001' })
})

test('a phone reports six times a day, and is told how to go on', async () => {
  for (let at = 0; at < 6; at++) await visitor.get(reportAccident, reportOf())
  expect(await visitor.ask(reportAccident, reportOf())).toMatchObject({
    code: 'E3020001',
    message: '今天已收到您的多次报案，不用重复报。要补充或更正，请拨打 95518。',
  })
})

test('nine photos are named, and no tenth; one that is named twice is one', async () => {
  const photos = Array.from({ length: 9 }, () => photoToCome())
  const ten = reportOf({ photos: [...photos, photoToCome()] })
  expect(await visitor.ask(reportAccident, ten)).toMatchObject({ code: '1000' })
  const [first, second] = photos
  const twice = photos.map((each) => (each === second ? (first ?? each) : each))
  expect(await visitor.get(reportAccident, reportOf({ photos: twice }))).toMatchObject({
    photosToCome: 8,
  })
  expect(await visitor.get(reportAccident, reportOf({ photos }))).toMatchObject({
    photoCount: 0,
    photosToCome: 9,
  })
})

test('a place that is none, and a time that is none, is to come or long ago, are refused', async () => {
  const nowhere = { latitude: 91, longitude: 116, accuracy: 5 }
  for (const place of [{}, { position: nowhere }]) {
    expect(await visitor.ask(reportAccident, reportOf({ place }))).toMatchObject({ code: '1000' })
  }
  const toCome = new Date(service.clock.now().getTime() + 3_600_000).toISOString()
  expect(await visitor.ask(reportAccident, reportOf({ happenedAt: toCome }))).toMatchObject({
    code: '1000',
    field: 'report.happenedAt',
  })
  const none = '2026-19-39T29:59:59Z'
  for (const times of [
    { happenedAt: none },
    { toldAt: none },
    { happenedAt: '0001-01-01T00:00:00Z' },
  ]) {
    expect(await visitor.ask(reportAccident, reportOf(times))).toMatchObject({ code: '1000' })
  }
  const words = { place: { words: '京藏高速出京方向 52 公里处' } }
  expect(await visitor.ask(reportAccident, reportOf(words))).toMatchObject({ code: '1' })
})

test('who has proven the car chooses it, and reads the report again with any proof of it', async () => {
  const { mobile: phone, idNumber } = people.main
  const owner = await newSession(service)
  await owner.provePerson(phone, { idTail: idNumber.slice(-4) })
  const { cars: own } = await owner.get(listOwnCars, {})
  const car = own.find(({ title }) => title === cars.main.licenseNo)
  const handle = car?.handle ?? ''
  const upload = newDraftId()
  const file = new Uint8Array(await photo())
  const draftId = newDraftId()
  const report = accidentOf(service, { photos: [{ upload, frame: 'road' }] })
  const body = { draftId, handle, report }
  const [event] = await eventsFrom(service, () => owner.get(reportOwnAccident, body))
  expect(event?.data).toMatchObject({
    licenseNo: cars.main.licenseNo,
    policyNo: expect.any(String),
    insured: { name: people.main.name, idNumber },
    brandModel: cars.main.brandModel,
    reporter: { mobile: phone, name: people.main.name },
  })
  await owner.get(sendOwnAccidentPhotoPiece, { handle, upload, offset: '0', file })
  await owner.get(sendOwnAccidentPhoto, { handle, draftId, upload, bytes: file.length })
  const again = await newSession(service)
  await service.passTime(61)
  await again.provePerson(phone, { idTail: idNumber.slice(-4) })
  const { reports } = await again.get(listAccidentReports, {})
  expect(reports).toMatchObject([{ plate: cars.main.licenseNo, photoCount: 1, isCalled: false }])
  expect((await visitor.get(listAccidentReports, {})).reports).toEqual([])
})

test('each car of one owner may be reported six times a day', async () => {
  const { mobile: phone, idNumber } = people.main
  await storeInTown(service, [carPolicyOf(people.main, '京A26301')])
  await service.passTime(86_400)
  const owner = await newSession(service)
  await owner.provePerson(phone, { idTail: idNumber.slice(-4) })
  const { cars: own } = await owner.get(listOwnCars, {})
  const [first, second] = own.map(({ handle }) => handle)
  const report = accidentOf(service)
  const of = (handle = '') =>
    owner.ask(reportOwnAccident, { draftId: newDraftId(), handle, report })
  for (let at = 0; at < 6; at++) expect(await of(first)).toMatchObject({ code: '1' })
  expect(await of(first)).toMatchObject({ code: 'E3020001' })
  expect(await of(second)).toMatchObject({ code: '1' })
})

test('who has proven nothing has reported nothing', async () => {
  const otherVisitor = await newSession(service)
  expect(await otherVisitor.get(listAccidentReports, {})).toEqual({ reports: [] })
  expect(await otherVisitor.get(listOwnCars, {})).toEqual({ cars: [] })
})

test('what a reporter tells is in no log line and lies sealed in every table', async () => {
  const report = { note: '对方说没看见我的车', otherMobile: '13899990000' }
  const { receiptNo } = await visitor.get(reportAccident, reportOf(report, '京N77185'))
  const { rows } = await service.database.pool.query(`
    select row::text from accident_report row where receipt_no <> '${receiptNo}'
    union all select row::text from core_event row union all select row::text from audit_entry row
    union all select row::text from submission row
    union all select (r.sealed::text) from accident_report r`)
  const seen = service.logged.join() + JSON.stringify(rows)
  expect(seen).toContain('accident-reports/reportAccident')
  for (const secret of ['京N77185', mobile, '和安路', '没看见', '13899990000', '39.91']) {
    expect(seen).not.toContain(secret)
    expect(seen).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
