import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import {
  answerCase,
  extendCase,
  findCase,
  noteCallBack,
  readCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import {
  attachToCase,
  decideLetter,
  giveCase,
  noteOnCase,
} from '@ecenter/contract/appeals/desk/case-work.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm, filersPhone } from '../../../../test/subjects/appeal-forms.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import type { LimitRule } from '../../../platform/limits/limit-rules.ts'

const service = serviceOfTests({ demo: false })
let caseId: string
beforeAll(async () => {
  const customer = newVisitor(service)
  await customer.open()
  await customer.provePhone(filersPhone)
  const { caseNo } = await customer.get(addAppeal, appealForm())
  const finder = await deskVisitor(service, ['claims'])
  caseId = (await finder.get(findCase, { caseNo })).caseId
})

type Clerk = Awaited<ReturnType<typeof deskVisitor>>

/** A clerk who has done so this hour already. */
async function clerkWho(rule: LimitRule, times: number) {
  const clerk = await deskVisitor(service, ['claims'])
  const { limits } = service
  await Promise.all(Array.from({ length: times }, () => limits.take(rule, clerk.staff.id)))
  return clerk
}

/** Each other call by which whoever handles cases is answered all of one. */
const otherReadings = {
  note: (clerk: Clerk) => clerk.ask(noteOnCase, { caseId, words: '请看录音。' }),
  attach: async (clerk: Clerk) =>
    clerk.ask(attachToCase, {
      ...{ caseId, from: 'staff', name: '截图' },
      file: Uint8Array.from(await photo()),
    }),
  give: async (clerk: Clerk) => {
    const to = await deskVisitor(service, ['claims'])
    return clerk.ask(giveCase, { caseId, version: await versionNow(), staffId: to.staff.id })
  },
}

async function versionNow(): Promise<number> {
  const { version } = await (await deskVisitor(service, ['claims'])).get(readCase, { caseId })
  return version
}

async function traces(staffId: string): Promise<string[]> {
  const rows = await service.db
    .selectFrom('audit_entry')
    .select('event')
    .where('staff_id', '=', staffId)
    .where('event', '<>', 'refused')
    .execute()
  return rows.map(({ event }) => event)
}

test('operators are told of who reads that many', async () => {
  const clerk = await clerkWho('casesReadByStaff', 119)
  const isTold = () => service.logged.some((line) => line.includes('casesReadByStaff'))
  expect(isTold()).toBe(false)
  await clerk.get(readCase, { caseId })
  expect(isTold()).toBe(true)
})

test('whoever reads case after case sees no more of them, and colleagues do', async () => {
  const clerk = await clerkWho('casesReadByStaff', 239)
  await clerk.get(readCase, { caseId })
  expect(await clerk.ask(readCase, { caseId })).toMatchObject({ code: resultCodes.tooManyLookups })
  expect(await traces(clerk.staff.id)).toEqual(['appeal-read'])
  await (await deskVisitor(service, ['claims'])).get(readCase, { caseId })
})

test.each(['note', 'attach', 'give'] as const)(
  'to %s is to read it too: limited, and in the trail',
  async (how) => {
    const many = await clerkWho('casesReadByStaff', 240)
    expect(await otherReadings[how](many)).toMatchObject({ code: resultCodes.tooManyLookups })
    expect(await traces(many.staff.id)).toEqual([])
    const clerk = await deskVisitor(service, ['claims'])
    expect((await otherReadings[how](clerk)).code).toBe('1')
    expect(await traces(clerk.staff.id)).toContain('appeal-read')
  },
)

test('to act on a case, or to decide on a letter whose state was guessed, is to read it too', async () => {
  const { limits } = service
  const clerk = await deskVisitor(service, ['claims'])
  const { caseId: own } = await clerk.get(takeCaseIn, {
    ...{ channel: 'regulator', reference: '示监转2201号', kind: 'complaint', cause: 'service' },
    ...{ product: 'commercial', areaCode: '33040200', name: '侯示例', phoneNumber: newPhone() },
    ...{ callBackTime: 'soonest', content: '电话等太久。' },
  })
  const { version } = await clerk.get(takeCase, { caseId: own, version: 0 })
  const called = await clerk.get(noteCallBack, { caseId: own, version, note: '已回电。' })
  const longer = { caseId: own, version: called.version, reason: '要核实。' }
  const extended = await clerk.get(extendCase, longer)
  const letter = { caseId: own, version: extended.version, letter: '已核实，致歉。' }
  const { version: seen } = await clerk.get(answerCase, letter)
  const reads = await traces(clerk.staff.id)
  expect(reads.filter((event) => event === 'appeal-read')).toHaveLength(3)

  const supervisor = await deskVisitor(service, ['supervisor'])
  const many = Array.from({ length: 240 }, () =>
    limits.take('casesReadByStaff', supervisor.staff.id),
  )
  await Promise.all(many)
  const decided = { caseId: own, version: seen, verdict: 'send' } as const
  expect(await supervisor.ask(decideLetter, decided)).toMatchObject({
    code: resultCodes.tooManyLookups,
  })
  const other = await deskVisitor(service, ['supervisor'])
  expect(await other.get(decideLetter, decided)).toMatchObject({ owed: 'nothing' })
  expect(await traces(other.staff.id)).toContain('appeal-read')
})

test('whoever gives case after case away gives no more', async () => {
  const clerk = await clerkWho('casesTakenByStaff', 60)
  expect(await otherReadings.give(clerk)).toMatchObject({ code: resultCodes.tooManyLookups })
})

test('whoever takes case after case to see them takes no more', async () => {
  const clerk = await clerkWho('casesTakenByStaff', 60)
  expect(await clerk.ask(takeCase, { caseId, version: await versionNow() })).toMatchObject({
    code: resultCodes.tooManyLookups,
  })
  expect(await clerk.get(readCase, { caseId })).toMatchObject({ isMine: false })
})
