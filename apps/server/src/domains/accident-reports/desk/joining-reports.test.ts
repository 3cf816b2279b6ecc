import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import {
  listAccidentReports,
  reportAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import { readReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests()

async function reported(licenseNo: string, told: Partial<Accident>) {
  const visitor = await newSession(service)
  await service.passTime(61)
  const mobile = newPhone()
  await visitor.provePhone(mobile)
  const report = accidentOf(service, told)
  const body = { draftId: newDraftId(), mobile, licenseNo, report }
  const { wire } = await visitor.ask(reportAccident, body)
  const { receiptNo } = wire.json().body
  const { id } = await service.db
    .selectFrom('accident_report')
    .select('id')
    .where('receipt_no', '=', receiptNo)
    .executeTakeFirstOrThrow()
  return { id, receiptNo, mobile, visitor, answer: wire.body }
}

async function counterpartsOf(reportId: string) {
  const clerk = await deskVisitor(service, ['claims'])
  return (await clerk.get(readReport, { reportId })).counterparts
}

test('what both sides report shows beside each other, and one act joins both and tells the core once', async () => {
  const one = await reported('京N30001', { otherPlate: '京N30002' })
  const other = await reported('京N30002', { otherPlate: '京N30001' })
  const clerk = await deskVisitor(service, ['claims'], '韩志远')
  const before = await clerk.get(readReport, { reportId: one.id })
  expect(before.counterparts).toMatchObject([{ receiptNo: other.receiptNo, metresApart: 0 }])
  expect(before.counterparts[0]?.isSame).toBeUndefined()
  const said = { reportId: one.id, version: 0, otherId: other.id, isSame: true }
  const events = await eventsFrom(service, () => clerk.get(joinReports, said))
  expect(events).toMatchObject([
    {
      type: 'accident.joined.v1',
      data: { receiptNo: one.receiptNo, otherReceiptNo: other.receiptNo, isSame: true },
    },
  ])
  const after = await clerk.get(readReport, { reportId: other.id })
  expect(after).toMatchObject({
    counterparts: [{ receiptNo: one.receiptNo, isSame: true }],
    notes: [{ act: 'same', byName: '韩志远', text: `受理号 ${one.receiptNo}` }],
  })
  // Said again, as somebody who has not looked, or of what does not match.
  expect(await clerk.ask(joinReports, said)).toMatchObject({ code: 'E3020001' })
  expect(await clerk.ask(joinReports, { ...said, version: 1 })).toMatchObject({ code: 'E3020001' })
  await clerk.get(joinReports, { ...said, version: 1, isSame: false })
  expect(await counterpartsOf(other.id)).toMatchObject([{ isSame: false }])
})

test('two who join the same reports from both sides at once do it one after the other', async () => {
  const one = await reported('京N30003', { otherPlate: '京N30004' })
  const other = await reported('京N30004', { otherPlate: '京N30003' })
  const [first, second] = [
    await deskVisitor(service, ['claims']),
    await deskVisitor(service, ['claims']),
  ]
  const answers = await Promise.all([
    first.ask(joinReports, { reportId: one.id, version: 0, otherId: other.id, isSame: true }),
    second.ask(joinReports, { reportId: other.id, version: 0, otherId: one.id, isSame: true }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
})

test.each([
  ['another plate of the other side', { otherPlate: '京N39999' }],
  ['no plate of the other side', { otherPlate: undefined, otherSide: 'left' as const }],
  [
    'a place far away',
    {
      otherPlate: '京N30005',
      place: { position: { latitude: 40.1, longitude: 116.46, accuracy: 12 } },
    },
  ],
  [
    'another time',
    {
      otherPlate: '京N30005',
      happenedAt: new Date(Date.now() - 400 * 86_400_000).toISOString(),
    },
  ],
])('a report with %s is of another accident, and cannot be joined', async (_, told) => {
  const one = await reported('京N30005', { otherPlate: '京N30006' })
  const other = await reported('京N30006', told)
  expect(await counterpartsOf(one.id)).toEqual([])
  const clerk = await deskVisitor(service, ['claims'])
  const body = { reportId: one.id, version: 0, otherId: other.id, isSame: true }
  expect(await clerk.ask(joinReports, body)).toMatchObject({ code: '1007' })
  await service.db.deleteFrom('accident_report').execute()
})

test('a reporter learns nothing of the other one, before or after both were joined', async () => {
  const place = { words: '梧桐里菜场北门', position: undefined }
  const one = await reported('京N30007', { otherPlate: '京N30008', place, driverName: '金丝雀' })
  const alone = await reported('京N30098', { otherPlate: '京N30099' })
  const other = await reported('京N30008', { otherPlate: '京N30007' })
  const canaries = [one.receiptNo, one.mobile, '梧桐里', '金丝雀']
  const read = async () =>
    JSON.stringify([
      other.answer,
      (await other.visitor.ask(listAccidentReports, {})).wire.body,
      ((await service.outbox?.messages()) ?? []).filter(({ to }) => to === other.mobile),
    ])
  const clerk = await deskVisitor(service, ['claims'])
  const before = await read()
  await clerk.get(joinReports, { reportId: one.id, version: 0, otherId: other.id, isSame: true })
  const after = await read()
  for (const canary of canaries) {
    expect(before).not.toContain(canary)
    expect(after).not.toContain(canary)
  }
  // Its answer has the shape of one that nobody else has reported.
  const shapeOf = (answer: string) => Object.keys(JSON.parse(answer).body).sort()
  expect(shapeOf(other.answer)).toEqual(shapeOf(alone.answer))
})

test('a branch sees no report of another one beside its own', async () => {
  const one = await reported('京N30009', { otherPlate: '京N30010' })
  const other = await reported('京N30010', { otherPlate: '京N30009' })
  const areas = [
    [one.id, '340100'],
    [other.id, '330106'],
  ] as const
  for (const [id, area_code] of areas) {
    await service.db
      .updateTable('accident_report')
      .set({ area_code })
      .where('id', '=', id)
      .execute()
  }
  const clerk = await deskVisitor(service, ['claims'])
  await storeBranches(service, [
    {
      ...{ comCode: '34000000', comName: '安徽省分公司', areaCode: '34000000' },
      ...{ address: '路 1 号', phone: '' },
    },
  ])
  await setBranch(service, clerk.staff.id, { branch: '34000000' })
  expect((await clerk.get(readReport, { reportId: one.id })).counterparts).toEqual([])
  const body = { reportId: one.id, version: 0, otherId: other.id, isSame: true }
  expect(await clerk.ask(joinReports, body)).toMatchObject({ code: '1007' })
})

test('staff join by its receipt number what names no plates, with why, and take it back', async () => {
  const one = await reported('京N30011', { otherPlate: undefined, otherSide: 'left' })
  const other = await reported('京N30012', { otherPlate: undefined, otherSide: 'left' })
  const clerk = await deskVisitor(service, ['claims'], '韩志远')
  const body = { reportId: one.id, version: 0, otherReceiptNo: other.receiptNo, isSame: true }
  expect(await clerk.ask(joinReports, body)).toMatchObject({ message: '请写明为什么是同一起事故' })
  const reason = '两位司机在电话里说的是同一个路口。'
  const unknown = { ...body, reason, otherReceiptNo: 'B000' }
  expect(await clerk.ask(joinReports, unknown)).toMatchObject({
    message: '没有这个受理号，请核对',
  })
  const itself = { ...body, reason, otherReceiptNo: one.receiptNo }
  expect(await clerk.ask(joinReports, itself)).toMatchObject({
    message: '这就是这次报案自己的受理号',
  })
  const events = await eventsFrom(service, () => clerk.get(joinReports, { ...body, reason }))
  expect(events).toMatchObject([{ type: 'accident.joined.v1', data: { isSame: true, reason } }])
  expect(await clerk.get(readReport, { reportId: other.id })).toMatchObject({
    counterparts: [{ receiptNo: one.receiptNo, isSame: true, isMatched: false }],
    notes: [{ act: 'same', byName: '韩志远', text: `受理号 ${one.receiptNo}：${reason}` }],
  })
  const undo = { reportId: other.id, version: 1, otherId: one.id, isSame: false }
  expect(await clerk.ask(joinReports, undo)).toMatchObject({ message: '请写明原因' })
  await clerk.get(joinReports, { ...undo, reason: '看过照片，不是同一起。' })
  expect(await counterpartsOf(one.id)).toMatchObject([{ isSame: false, isMatched: false }])
})

test('a branch joins no report of another one by its receipt number', async () => {
  const one = await reported('京N30013', { otherPlate: undefined, otherSide: 'left' })
  const other = await reported('京N30014', { otherPlate: undefined, otherSide: 'left' })
  const areas = [
    [one.id, '340100'],
    [other.id, '330106'],
  ] as const
  for (const [id, area_code] of areas) {
    await service.db
      .updateTable('accident_report')
      .set({ area_code })
      .where('id', '=', id)
      .execute()
  }
  const clerk = await deskVisitor(service, ['claims'])
  await setBranch(service, clerk.staff.id, { branch: '34000000' })
  const body = { reportId: one.id, version: 0, otherReceiptNo: other.receiptNo, isSame: true }
  expect(await clerk.ask(joinReports, { ...body, reason: '同一个路口' })).toMatchObject({
    message: '没有这个受理号，请核对',
  })
})
