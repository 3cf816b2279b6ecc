import { randomUUID } from 'node:crypto'
import {
  listAccidentReports,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { closeReport, reopenReport } from '@ecenter/contract/accident-reports/desk/close-report.ts'
import {
  listReports,
  noteReport,
  readReport,
} from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { people } from '../../../demo/people.ts'
import { coreAnswerContext } from '../../../imports/push/core-answers.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { noteRegistered } from '../store/owed-report.ts'

const service = serviceOfTests()
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  clerk = await deskVisitor(service, ['claims'], '韩志远')
})

async function reported(licenseNo: string, mobile = newPhone()) {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePhone(mobile)
  const body = { draftId: newDraftId(), mobile, licenseNo, report: accidentOf(service) }
  const { receiptNo } = await visitor.get(reportAccident, body)
  clerk = await deskVisitor(service, ['claims'], '韩志远')
  return { visitor, mobile, receiptNo, ...(await rowOf(receiptNo)) }
}

async function rowOf(receiptNo: string) {
  return service.db
    .selectFrom('accident_report')
    .select(['id as reportId', 'event_id as eventId'])
    .where('receipt_no', '=', receiptNo)
    .executeTakeFirstOrThrow()
}

async function smsTo(phone: string): Promise<string[]> {
  const messages = (await service.outbox?.messages()) ?? []
  return messages.filter(({ to }) => to === phone).map(({ text }) => text)
}

/** What the core does when a row of a claim answers the event of the report. */
async function registerIt(eventId: string) {
  await service.db
    .insertInto('core_answer')
    .values({
      ...{ event_id: eventId, row_key: Buffer.from(randomUUID()), kind: 'claims' },
      sealed: service.keys.seal(coreAnswerContext(eventId), { key: 'RDAA202611010000770021' }),
      ...{ answered_at: service.clock.now() },
    })
    .execute()
  await noteRegistered(service, [eventId])
}

test('a report that is closed leaves what is owed, tells the core why, and its reporter what staff saw before', async () => {
  const { reportId, receiptNo, mobile, visitor } = await reported('京N20001')
  const before = await clerk.get(readReport, { reportId })
  const shown = before.closable?.find(({ reason }) => reason === 'withdrew')
  expect(shown?.told).toBe('您说不用报了')
  const [event] = await eventsFrom(service, () =>
    clerk.get(closeReport, { reportId, version: 0, reason: 'withdrew', words: '来电说的' }),
  )
  expect(event).toMatchObject({
    type: 'accident.closed.v1',
    data: { receiptNo, reason: 'withdrew', words: '来电说的', account: clerk.staff.account },
  })
  expect(await smsTo(mobile)).toContain(shown?.sms)
  const { reports } = await visitor.get(listAccidentReports, {})
  expect(reports).toMatchObject([{ receiptNo, closed: { why: '您说不用报了' } }])
  expect(JSON.stringify(reports)).not.toContain('来电说的')

  const has = async (state: 'waiting' | 'closed') =>
    (await clerk.get(listReports, { state })).reports.some((each) => each.receiptNo === receiptNo)
  expect([await has('waiting'), await has('closed')]).toEqual([false, true])
  const { rows } = await clerk.get(listDay, { kind: 'report' })
  expect(rows.some(({ number }) => number === receiptNo)).toBe(false)
  // A call that is noted later owes nothing anew.
  await clerk.get(noteReport, { reportId, version: 1, isCall: true, note: '又来电' })
  expect(await has('waiting')).toBe(false)
  const after = await clerk.get(readReport, { reportId })
  expect(after).toMatchObject({
    isClosed: true,
    isLate: false,
    closed: { reason: 'withdrew', told: '您说不用报了' },
    notes: [{ act: 'closed', byName: '韩志远', text: '报案人说不用报了：来电说的' }, {}],
  })
  expect(after.closable).toBeUndefined()
})

test('of two who close at once one does, and the same request twice is one closing', async () => {
  const { reportId, mobile } = await reported('京N20002')
  const other = await deskVisitor(service, ['claims'], '林晓')
  const body = { reportId, version: 0, reason: 'settled' } as const
  const requestId = randomUUID()
  const answers = await Promise.all([
    clerk.ask(closeReport, body, { requestId }),
    clerk.ask(closeReport, body, { requestId }),
    other.ask(closeReport, body),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(
    answers[0]?.code === '1' ? ['1', '1', 'E3020001'] : ['1', 'E3020001', 'E3020001'],
  )
  expect((await smsTo(mobile)).filter((text) => text.includes('已结束'))).toHaveLength(1)
  const { notes } = await clerk.get(readReport, { reportId })
  expect(notes).toHaveLength(1)
  expect(await clerk.ask(closeReport, { ...body, version: 1 })).toMatchObject({
    code: 'E3020001',
    message: '这次报案已经结束了。',
  })
})

test('another reason needs words, which stand at their field', async () => {
  const { reportId } = await reported('京N20003')
  const { field } = await clerk.ask(closeReport, { reportId, version: 0, reason: 'other' })
  expect(field).toBe('words')
})

test('whoever has proven a phone alone reads nothing of insurance, of others or of what staff wrote', async () => {
  const neutral = '这次报案没有立案'
  const first = await reported('京N20004')
  const { closable } = await clerk.get(readReport, { reportId: first.reportId })
  const told = (reason: string) => closable?.find((each) => each.reason === reason)
  for (const reason of ['double', 'not-ours', 'other']) expect(told(reason)?.told).toBe(neutral)
  expect(told('double')?.sms).toBe(told('not-ours')?.sms)

  // Somebody else's report of the same plate changes nothing of it; their own does.
  await reported('京N20004')
  const again = await clerk.get(readReport, { reportId: first.reportId })
  expect(again.closable).toEqual(closable)
  await reported('京N20004', first.mobile)
  const twice = await clerk.get(readReport, { reportId: first.reportId })
  expect(twice.closable?.find(({ reason }) => reason === 'double')?.told).not.toBe(neutral)
})

test('of a car that was proven the holder reads what staff write, and cover is left to a claim', async () => {
  const owner = await newSession(service)
  await service.passTime(61)
  const { mobile, idNumber } = people.compulsoryOnly
  await owner.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const handle = (await owner.get(readOverview, {})).cars[0]?.handle ?? ''
  const report = accidentOf(service)
  const taken = await owner.get(reportOwnAccident, { draftId: newDraftId(), handle, report })
  const { reportId } = await rowOf(taken.receiptNo)
  clerk = await deskVisitor(service, ['claims'])
  const refused = await clerk.ask(closeReport, { reportId, version: 0, reason: 'not-ours' })
  expect(refused.field).toBe('reason')
  const words = '您补报的是上个月已结的事故'
  await clerk.get(closeReport, { reportId, version: 0, reason: 'other', words })
  const { reports } = await owner.get(listAccidentReports, {})
  expect(reports[0]?.closed?.why).toBe(words)
  expect((await smsTo(mobile)).join()).not.toContain(words)
})

test('a closed report is opened again within thirty days, and its reporter is owed a call anew', async () => {
  const { reportId, receiptNo, mobile, visitor } = await reported('京N20005')
  expect(await clerk.ask(reopenReport, { reportId, version: 0, note: '想起来了' })).toMatchObject({
    code: 'E3020001',
  })
  await clerk.get(closeReport, { reportId, version: 0, reason: 'withdrew' })
  const { closed } = await clerk.get(readReport, { reportId })
  const [event] = await eventsFrom(service, () =>
    clerk.get(reopenReport, { reportId, version: 1, note: '报案人又说要报' }),
  )
  expect(event).toMatchObject({ type: 'accident.reopened.v1', data: { receiptNo } })
  expect(await smsTo(mobile)).toContain(closed?.reopenSms)
  const open = await clerk.get(readReport, { reportId })
  expect(open).toMatchObject({ isClosed: false, isCalled: false, isLate: false })
  expect(open.dueOn?.localeCompare(dayInChina(service.clock.now()))).toBe(1)
  const { reports } = await visitor.get(listAccidentReports, {})
  expect(reports[0]?.closed).toBeUndefined()

  await clerk.get(closeReport, { reportId, version: 2, reason: 'withdrew' })
  await service.passTime(31 * 86_400)
  clerk = await deskVisitor(service, ['claims'])
  const late = await clerk.ask(reopenReport, { reportId, version: 3, note: '又要报' })
  expect(late.message).toContain('请让报案人重新报案')
})

test('a claim of the core wins over a closing, and nobody closes what it has registered', async () => {
  const { reportId, eventId } = await reported('京N20006')
  await clerk.get(closeReport, { reportId, version: 0, reason: 'withdrew' })
  await registerIt(eventId)
  const { isClosed, closed, closable } = await clerk.get(readReport, { reportId })
  expect([isClosed, closed, closable]).toEqual([false, undefined, undefined])
  const again = { reportId, version: 1, reason: 'withdrew' }
  expect((await clerk.ask(closeReport, again)).message).toBe('核心已经立案，不能结束这次报案。')
})

test('a call that was promised is owed again once the core has a claim of what was closed', async () => {
  Reflect.set(service.settings, 'accidentCallMinutes', 30)
  const { reportId, eventId } = await reported('京N20008')
  await clerk.get(closeReport, { reportId, version: 0, reason: 'withdrew' })
  await registerIt(eventId)
  await service.passTime(31 * 60)
  clerk = await deskVisitor(service, ['claims'], '韩志远')
  const { reports } = await clerk.get(listReports, { state: 'waiting' })
  expect(reports.filter((each) => each.reportId === reportId)).toMatchObject([
    { isCalled: false, isLate: true },
  ])
})

test('a branch closes no report of another one', async () => {
  const { reportId } = await reported('京N20007')
  await service.db
    .updateTable('accident_report')
    .set({ area_code: '330106' })
    .where('id', '=', reportId)
    .execute()
  await setBranch(service, clerk.staff.id, { branch: '34000000' })
  expect(await clerk.ask(closeReport, { reportId, version: 0, reason: 'withdrew' })).toMatchObject({
    code: '1007',
  })
})
