import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { CaseFilter } from '@ecenter/contract/appeals/desk/case-filter.ts'
import {
  type PromisedTimes,
  setPromisedTimes,
  usualTimes,
} from '@ecenter/contract/constants/promised-times.ts'
import { afterEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { appealCase } from '../calls/appeal-case.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import type { AppealRef } from '../store/appeal.ts'
import type { AppealEventType } from '../store/appeal-event.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { storeAppeal } from '../store/store-appeal.ts'

const service = serviceOfTests({ demo: false })
afterEach(() => setPromisedTimes(undefined))

/** As after a start with these. */
function promise(times: Partial<PromisedTimes>): void {
  setPromisedTimes({ ...usualTimes, ...times })
}

let filed = 0

/** One that was filed so many days ago. */
async function appealOf(kind: AppealKind, daysAgo: number) {
  filed += 1
  const caseNo = `T${String(filed).padStart(6, '0')}`
  const ref = await storeAppeal(service, {
    ...{ caseNo, name: '葛小兰', phoneNumber: '13900000001', callBackTime: 'soonest' },
    ...{ kind, channel: 'site', claim: undefined, content: caseNo },
    filedAt: dayBefore(daysAgo),
  })
  if (ref === undefined) throw new Error('the number was taken')
  return { caseNo, ref }
}

const dayBefore = (days: number) => secondsAfter(service.clock.now(), -days * 86_400)

async function tell(ref: AppealRef, type: AppealEventType, daysAgo: number): Promise<void> {
  const appeal = await readAppeal(service, ref)
  await appendAppealEvent(service, appeal, { type, at: dayBefore(daysAgo), text: '。' })
}

async function rowOf(caseNo: string, asked: Partial<CaseFilter> = {}) {
  const clerk = await deskVisitor(service, ['claims'])
  const { cases } = await clerk.get(listCases, { stand: 'open', ...asked })
  return cases.find((row) => row.caseNo === caseNo)
}

const pageOf = async (ref: AppealRef) => appealCase(service, await readAppeal(service, ref), [])

test('a review that was asked for in the days of then is still owed when they are fewer', async () => {
  promise({ reviewAskedDays: 60 })
  const { ref, caseNo } = await appealOf('objection', 56)
  await tell(ref, 'decided', 50)
  await tell(ref, 'review-asked', 5)
  promise({ reviewAskedDays: 30, reviewDays: 10 })
  // Its page and the lists promise the day that was promised.
  expect(await pageOf(ref)).toMatchObject({
    ...{ statusText: '核查中', isClosed: false, answerBy: '2026-12-15' },
  })
  expect(await rowOf(caseNo)).toMatchObject({ statusText: '核查中', answerBy: '2026-12-15' })
  await tell(ref, 'review-decided', 0)
  expect(await rowOf(caseNo)).toBeUndefined()
  expect(await rowOf(caseNo, { stand: 'closed' })).toMatchObject({ statusText: '核查已答复' })
})

test('an extension that was told in time counts, also where it would be too late now', async () => {
  const { ref, caseNo } = await appealOf('complaint', 14)
  await tell(ref, 'extended', 2)
  promise({ complaintDays: 10, complexComplaintDays: 20 })
  expect(await pageOf(ref)).toMatchObject({ statusText: '延期办理中', answerBy: '2026-12-06' })
  expect(await rowOf(caseNo)).toMatchObject({ daysLeft: 16, lateDays: 0 })
})

test('what was late by the days of then stays late where there are more now', async () => {
  promise({ complaintDays: 10, appealCallWorkdays: 1 })
  const { ref, caseNo } = await appealOf('complaint', 14)
  await tell(ref, 'decided', 2)
  promise({ complaintDays: 15, appealCallWorkdays: 5 })
  const closed = { stand: 'closed', late: 'yes' } as const
  expect(await rowOf(caseNo, closed)).toMatchObject({ lateDays: 2, answerBy: '2026-11-16' })
  const called = (await rowOf(caseNo, closed))?.callBack
  expect(called).toMatchObject({ by: '2026-11-09' })
})

test('who acts now is judged by the days that hold now', async () => {
  promise({ reviewAskedDays: 60 })
  const { ref } = await appealOf('objection', 56)
  await tell(ref, 'decided', 50)
  expect(await pageOf(ref)).toMatchObject({ canAskReview: true })
  promise({ reviewAskedDays: 30 })
  expect(await pageOf(ref)).toMatchObject({ canAskReview: false })
})
